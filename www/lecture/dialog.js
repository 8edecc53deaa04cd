// Dialogs over the stage. What a clicker sends closes them: whoever holds one has no other key.
import { composing } from "../common/composing.js";
import { open } from "../tools/dialog.js";
import { button, element } from "../common/make.js";

const CLOSING = /^(PageDown|PageUp|F5)$/;

export function sheet(root, words, heading, className) {
  const dialog = open(root, `lecture-sheet ${className}`, heading);
  const close = button("lecture-close", words.close, () => dialog.close());
  dialog.append(element("header", {}, element("h2", {}, heading), close));
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("keydown", (event) => {
    if (!CLOSING.test(event.key) || composing(event)) return;
    event.preventDefault();
    dialog.close();
  });
  close.focus();
  return dialog;
}
