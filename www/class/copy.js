// An address for the clipboard.
import { fill } from "../common/fill.js";
import { LONGEST } from "./deck.js";
import { isShort } from "./link.js";
import { words } from "./said.js";

/** Copies an address; one that may be cut off on its way is not passed on. `say` tells what has come of it. */
export async function copy(text, say) {
  if (!isShort(text)) return say(fill(words.tooLong, text.length, LONGEST));
  try {
    await navigator.clipboard.writeText(text);
    say(words.copied);
  } catch {
    say(fill(words.notCopied, text));
  }
}
