// The lower part of a card's menu.
import { panelsOf } from "../common/panels.js";
import { lazyModule } from "../nian/lazy.js";
import { HAS_PAGES, link } from "../share.js";
import { showCode } from "./code.js";
import { embed } from "./embed.js";
import { isFull, toggleFull } from "./full.js";
import { legend } from "./legend.js";
import { PLAIN, button, make } from "../common/make.js";

/** @typedef {import("../tools.js").Card} Card */

/** @type {() => Promise<typeof import("../add.js")>} */
const adding = lazyModule("add.js");
/** @type {() => Promise<typeof import("../picture.js")>} */
const picture = lazyModule("picture.js");
/** A copy in a folder has no address for others. */
const isOnline = location.protocol !== "file:";

/** @param {Element} frame */
export const closeMenu = (frame) =>
  /** @type {HTMLElement | null} */ (frame.querySelector("[data-do=menu][aria-expanded=true]"))?.click();

/** Puts the entries that need no engine into the menu of a card.
    @param {Card} card */
export function fillMenu(card) {
  const { widget, frame, words } = card;
  const place = frame.querySelector(".nian-more");
  if (!place || place.firstChild) return; // closed again, or filled
  const close = () => closeMenu(frame);
  const entry = (/** @type {string} */ label, /** @type {(card: Card) => unknown} */ onChoose) => {
    const choose = async () => {
      close();
      try {
        await onChoose(card);
      } catch (error) {
        widget.lack(error);
      }
    };
    return button(label, choose, PLAIN);
  };
  const address = () => link(widget, frame.lang) ?? ""; // of the step that is shown by then
  const hasPage = Boolean(address());
  if (widget.localName !== "nian-game" && hasPage) place.append(linkTo(address, words.open));
  const onOurs = document.documentElement.matches(".nian");
  if (onOurs && hasPage) place.append(entry(words.add, async () => (await adding()).add(card)));
  if (isOnline && HAS_PAGES) place.append(entry(words.embed, embed));
  if (isOnline && onOurs && hasPage) place.append(entry(words.qr, () => showCode(card, address())));
  if (hasPage) place.append(linkTo(() => onPaper(address()), words.print));
  if (panelsOf(frame).length) {
    const kinds = ["SVG", "PNG"].map((kind) =>
      entry(kind, async () => (await picture()).save(widget, kind.toLowerCase()))
    );
    place.append(make("p", { className: "nian-kinds" }, make("span", {}, words.picture), ...kinds));
  }
  place.append(entry(isFull(widget) ? words.leaveFull : words.full, toggleFull));
  place.append(entry(words.legend, legend));
  closeOutside(close);
}

/** A link whose address is looked up again when it is used.
    @param {() => string} address
    @param {string} label */
function linkTo(address, label) {
  const made = make("a", {}, label);
  const look = () => {
    made.href = address();
  };
  look();
  for (const event of ["pointerdown", "focus", "click"]) made.addEventListener(event, look);
  return made;
}

/** The address of the page that prints what stands at an address, and makes a handout of it.
    @param {string} shown */
function onPaper(shown) {
  const address = shown.replace(/([?&])answers=[a-z]*&?/, "$1");
  return `${address}${/\?/.test(address) ? "&" : "?"}print=both`;
}

/** An open menu closes when something else is touched.
    @param {() => void} close */
function closeOutside(close) {
  const touched = (/** @type {Event} */ event) => {
    const way = /** @type {Element[]} */ (event.composedPath());
    if (way.some((at) => at.classList?.contains("nian-menu"))) return;
    document.removeEventListener("pointerdown", touched);
    close();
  };
  document.addEventListener("pointerdown", touched);
}
