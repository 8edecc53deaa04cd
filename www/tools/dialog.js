import { PLAIN, button, make } from "../common/make.js";

/** A dialog in the card, over everything; nian.js lets no key go on to what is below.
    @param {Element} frame
    @param {string} className
    @param {string} label */
export function open(frame, className, label) {
  const dialog = make("dialog", { className, tabIndex: -1 });
  dialog.setAttribute("aria-label", label);
  dialog.addEventListener("close", () => dialog.remove());
  frame.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A dialog with a heading and a button that closes it.
    @param {import("../tools.js").Card} card
    @param {string} heading */
export function openSheet({ frame, words }, heading) {
  const dialog = open(frame, "nian-sheet", heading);
  const close = button(words.close, () => dialog.close(), PLAIN);
  close.autofocus = true;
  dialog.append(make("header", {}, make("h2", {}, heading), close));
  // A click beside it closes it.
  dialog.addEventListener("click", (event) => event.composedPath()[0] === dialog && dialog.close());
  close.focus();
  return dialog;
}
