// Key events, and the tools that are imported on demand.
import { composing } from "../common/composing.js";
import { lazyModule } from "./lazy.js";

const FIELDS = "input:not([type=checkbox]), select, textarea, [contenteditable]";

/** @typedef {import("./element.js").NianElement} NianElement */

/** @type {() => Promise<typeof import("../tools.js")>} */
const tools = lazyModule("tools.js");

/** Imports `tools.js` for a key or the menu; a failed import is retried the next time.
    @param {NianElement} widget
    @param {string} key */
export async function useTools(widget, key) {
  try {
    const { use } = await tools();
    await use(widget, key);
  } catch (error) {
    widget.lack(error);
  }
}

// Events of a used key do not propagate to the page around the widget, a slide deck, say: neither keydown nor keyup.
const used = new Set();

/** A key event in a widget's shadow root.
    @param {KeyboardEvent} event
    @param {NianElement} widget */
export function handleKey(event, widget) {
  const { type, key } = event;
  if (type === "keydown") used[uses(event, widget) ? "add" : "delete"](key);
  if (used.has(key)) event.stopPropagation();
  if (type === "keyup") used.delete(key);
}

/** Whether a key is of use, here or to the control it is pressed in; keys act with no modifier.
    @param {KeyboardEvent} event
    @param {NianElement} widget */
export function uses(event, widget) {
  const { key, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
  const at = /** @type {Element} */ (event.composedPath()[0]);
  const within = (/** @type {string} */ css) => at.closest?.(css);
  if (defaultPrevented || composing(event) || within("dialog")) return true;
  if (ctrlKey || altKey || metaKey) return false;
  if (within("[type=range]") ? /^(Arrow|Home|End)/.test(key) : within(FIELDS) && !/^(Escape|Tab)$/.test(key))
    return true;
  if (within("button, summary, a, [type=checkbox]") && /^( |Enter)$/.test(key)) return true;
  if (shiftKey && key !== "?") return false;
  /** @type {HTMLElement | null | false} */
  const reveal = /^a$/i.test(key) && widget.shadowRoot.querySelector("[data-do=reveal]");
  const tool = /^[bf.?]$/i.test(key);
  if (reveal) reveal.click();
  if (tool && !event.repeat) useTools(widget, key.toLowerCase());
  if (!(reveal || tool || widget.press(key))) return false;
  event.preventDefault();
  return true;
}
