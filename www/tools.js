// Tools that few readers need, imported by nian.js on demand: the lower part of a card's menu
// (full screen, addresses, tags to paste) and the keys of somebody who stands before a class.
//
// The modules in `tools/` are parts of this file.
import { dresser } from "./common/dress.js";
import { site } from "./nian/site.js";
import { blacken } from "./tools/black.js";
import { toggleFull } from "./tools/full.js";
import { legend } from "./tools/legend.js";
import { closeMenu, fillMenu } from "./tools/menu.js";

export { codeOf } from "./tools/qr.js";
export const version = "%VERSION%";

/**
 * A card whose menu is open, or in which a key was pressed.
 *
 * @typedef {object} Card
 * @property {import("./nian/element.js").NianElement} widget
 * @property {HTMLElement} frame
 * @property {Record<string, string>} words
 */

/** Of each language. @type {Record<string, Record<string, string>>} */
const MESSAGES = /** @type {any} */ ("%MESSAGES%"); // filled in

site.base = new URL(".", import.meta.url);

const { dress } = dresser("tools.css");

/** What a key does, or the button that opens the menu (`"menu"`).
    @param {Card["widget"]} widget
    @param {string} key */
export async function use(widget, key) {
  const frame = /** @type {HTMLElement} */ (widget.shadowRoot.querySelector(".nian"));
  const card = { widget, frame, words: MESSAGES[frame.lang] };
  await dress(widget.shadowRoot);
  if (key === "menu") fillMenu(card);
  else if (key === "f") {
    closeMenu(frame);
    await toggleFull(card);
  } else if (key === "?") legend(card);
  else blacken(card);
}
