import { snippets } from "../share.js";
import { openSheet } from "./dialog.js";
import { PLAIN, button, make } from "../common/make.js";

/** What is to be pasted to have the same in another page.
    @param {import("../tools.js").Card} card */
export function embed(card) {
  const { widget, frame, words } = card;
  const dialog = openSheet(card, words.embed);
  const { tag, iframe } = snippets(widget, frame.lang, words.title);
  dialog.append(...pasted(words, words.tag, tag));
  if (iframe) dialog.append(...pasted(words, words.iframe, iframe));
}

/** A text to paste, with a button that copies it.
    @param {Record<string, string>} words
    @param {string} about
    @param {string} text */
function pasted(words, about, text) {
  const code = make("pre", { tabIndex: 0 }, make("code", {}, text));
  code.setAttribute("aria-label", about);
  const status = make("span");
  status.setAttribute("role", "status");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = words.copied;
    } catch {
      getSelection()?.selectAllChildren(code);
      status.textContent = words.notCopied;
    }
  };
  return [make("p", {}, about), code, make("p", {}, button(words.copy, copy, PLAIN), " ", status)];
}
