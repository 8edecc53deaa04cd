// The lower part of a card's menu.
import { panelsOf } from "../common/panels.js";
import { late } from "../nian/late.js";
import { HAS_PAGES, link } from "../share.js";
import { addToLesson } from "./add.js";
import { showCode } from "./code.js";
import { embed } from "./embed.js";
import { isFull, toggleFull } from "./full.js";
import { legend } from "./legend.js";
import { button, make } from "./make.js";

const picture = late("picture.js");
/** A copy in a folder has no address for others. */
const isOnline = location.protocol !== "file:";

export const closeMenu = (frame) => frame.querySelector("[data-do=menu][aria-expanded=true]")?.click();

export function fillMenu(card) {
  const { widget, frame, words } = card;
  const place = frame.querySelector(".nian-more");
  if (!place || place.firstChild) return; // closed again, or filled
  const close = () => closeMenu(frame);
  const entry = (label, act) =>
    button(label, async () => {
      close();
      try {
        await act(card);
      } catch (error) {
        widget.lack(error);
      }
    });
  place.append(entry(isFull(widget) ? words.leaveFull : words.full, toggleFull));
  if (widget.localName !== "nian-game" && link(widget, frame.lang)) place.append(linkHere(card));
  const onOurs = document.documentElement.matches(".nian");
  if (onOurs && link(widget, frame.lang)) place.append(entry(words.add, addToLesson));
  if (isOnline && HAS_PAGES) place.append(entry(words.embed, embed));
  if (isOnline && onOurs && link(widget, frame.lang)) {
    place.append(entry(words.qr, () => showCode(card, link(widget, frame.lang))));
  }
  if (link(widget, frame.lang)) place.append(onPaper(card));
  if (panelsOf(frame).length) {
    const kinds = ["SVG", "PNG"].map((kind) =>
      entry(kind, async () => (await picture()).save(widget, kind.toLowerCase()))
    );
    place.append(make("p", { className: "nian-kinds" }, make("span", {}, words.picture), ...kinds));
  }
  place.append(entry(words.legend, legend));
  closeOutside(widget, close);
}

/** The address of the step shown; it is looked up when it is used. */
function linkHere({ widget, frame, words }) {
  const made = make("a", {}, words.open);
  const look = () => {
    made.href = link(widget, frame.lang);
  };
  look();
  for (const event of ["pointerdown", "focus", "click"]) made.addEventListener(event, look);
  return made;
}

/** The page that prints this, and makes a handout of it. */
function onPaper({ widget, frame, words }) {
  const made = make("a", {}, words.print);
  const look = () => {
    const address = link(widget, frame.lang).replace(/([?&])answers=[a-z]*&?/, "$1");
    made.href = `${address}${/\?/.test(address) ? "&" : "?"}print=both`;
  };
  look();
  for (const event of ["pointerdown", "focus", "click"]) made.addEventListener(event, look);
  return made;
}

/** An open menu closes when something else is touched. */
function closeOutside(widget, close) {
  const touched = (event) => {
    if (event.composedPath().some((at) => at.classList?.contains("nian-menu"))) return;
    document.removeEventListener("pointerdown", touched);
    close();
  };
  document.addEventListener("pointerdown", touched);
}
