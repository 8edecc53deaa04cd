// The dialog with what pupils get: a QR code and the link, up to a thing.
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { codeOf } from "../tools/qr.js";
import { copy } from "./copy.js";
import { LONGEST } from "./deck.js";
import { isShort, pupilsAddress } from "./link.js";
import { language, words } from "./said.js";
import { titleOf } from "./title.js";

export function forTheClass(deck) {
  const dialog = element("dialog", { class: "pupils", "aria-labelledby": "for-pupils" });
  const places = element("select", { id: "up-to" });
  const code = element("div", { class: "code" });
  const link = element("a", {});
  const status = element("p", { role: "status" });
  const say = (text) => { status.textContent = text; };
  let wanted; // the code of the address that is shown

  const show = async () => {
    const href = pupilsAddress(deck, Number(places.value));
    wanted = href;
    link.textContent = link.href = href;
    code.replaceChildren();
    if (!isShort(href)) return say(fill(words.tooLong, href.length, LONGEST));
    say("");
    try {
      const drawn = await codeOf(href, words.code);
      if (wanted === href) code.replaceChildren(drawn);
    } catch {
      if (wanted === href) say(words.noCode);
    }
  };
  deck.things.forEach(async (thing, index) => {
    const option = element("option", { value: index + 1 }, `${index + 1}.`);
    places.append(option);
    option.textContent = fill(words.upToPlace, index + 1, await titleOf(thing, language));
  });
  // A class that has not begun gets all of it.
  places.value = deck.at > 1 ? deck.at : deck.things.length;
  places.addEventListener("change", show);

  const close = button("plain", words.close, () => dialog.close());
  dialog.append(
    element("header", {}, element("h2", { id: "for-pupils" }, words.pupils), close),
    element("p", {}, words.pupilsAbout),
    element("p", { class: "field" }, element("label", { for: "up-to" }, words.upTo), places),
    code,
    element("p", {}, link),
    element("p", { class: "doing" }, button("filled", words.link, () => copy(link.href, say))),
    status,
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  document.querySelector(".class").append(dialog);
  dialog.showModal();
  show();
}
