// What keys do on stage. Clickers send PageDown and PageUp or arrows, a full stop or B, and F5 and Esc in turn.
import { composing } from "../common/composing.js";

const KEYS = {
  PageDown: "forward", ArrowRight: "forward", " ": "forward",
  PageUp: "back", ArrowLeft: "back",
  Home: "first", End: "last",
  a: "answer", b: "black", ".": "black", d: "draw", f: "full", h: "hint", l: "light", n: "speaker", o: "overview", p: "teams",
  q: "code", t: "clock", v: "vote", "?": "legend",
  F5: "start", Escape: "escape", Enter: "enter", Backspace: "erase", Delete: "clear",
};
const SHIFTED = { PageDown: "next", ArrowRight: "next", PageUp: "previous", ArrowLeft: "previous", "?": "legend" };
/** What a clicker sends reaches the lesson wherever the focus is. */
const ALWAYS = ["PageDown", "PageUp", "F5", "Escape"];

const FIELDS = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";

/** What a key that went down asks for: the name of a command, or a digit; undefined for what is not for us. */
export function commandOf(event) {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (ctrlKey || altKey || metaKey || composing(event) || isOfControl(event)) return undefined;
  if (/^\d$/.test(key)) return key;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey ? SHIFTED[name] : KEYS[name];
}

/** Whether a key is for what has the focus: a field, a button, a board on which a move is chosen. */
function isOfControl(event) {
  const { key } = event;
  const at = event.composedPath()[0];
  if (ALWAYS.includes(key) || !at.closest) return false;
  if (at.closest(FIELDS)) return true;
  if (at.closest("button, summary, a, [type=checkbox], [type=radio]") && /^( |Enter)$/.test(key)) return true;
  if (!/^(Arrow|Enter)/.test(key)) return false;
  const board = at.closest(".nian-board");
  return Boolean(board) && (at.getRootNode().host?.localName === "nian-game" || chooses(at.getRootNode()));
}

/** Whether a move has been chosen in a card and not been made yet. */
const chooses = (root) => Boolean(root.querySelector(".nian-take:not([aria-disabled])"));
