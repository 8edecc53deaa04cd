// The reader's own lesson for the page on which an example is made, which is the app's (`crates/app/src/make`): the example is
// added to it, or projected alone.
import { write } from "./class/deck.js";
import { readItem } from "./class/item.js";
import { EMPTY, Tray } from "./class/tray.js";
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

/** The most characters of an address that servers take. */
const LONG = 7000;

/** What came of it: the number of things in the lesson, or why the example is not there. */
function passOn(way, packed, page) {
  const thing = readItem(`lesson:${packed}`);
  if (!thing) return "lesson";
  if (way === "add") return new Tray().add(thing);
  const address = page.href + write({ ...EMPTY, things: [thing] });
  if (address.length > LONG) return "address";
  location.href = address;
  return "";
}

const making = document.querySelector(".making");
making.addEventListener("nian-pass-on", ({ detail: { way, packed } }) => {
  const detail = passOn(way, packed, making.querySelector(".out .about a"));
  if (detail !== "") making.dispatchEvent(new CustomEvent("nian-passed", { detail }));
});
