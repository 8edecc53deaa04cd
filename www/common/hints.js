// The hints on the way to an answer: how one finds out, and where a winning move takes from.
import { fill, list } from "./fill.js";

const WORDS = "%HINTS%"; // of each language; $1 is to be filled in

/** How one finds out, by the number of the method, which Rust chooses by the rules; nothing where there is none. */
export const methodOf = (lang, method) => (method ? list(WORDS[lang].methods)[method] : undefined);

/** Where the first of some winning moves takes from; nothing where there is but one heap. */
export function startOf(lang, winning) {
  const [row] = winning.join().match(/^[a-z](?=\d)/) ?? [];
  return row && fill(WORDS[lang].from, row);
}

/** Whether a position is safe, in a sentence. */
export const outcomeOf = (lang, outcome) => list(WORDS[lang].outcomes)[outcome === "safe" ? 0 : 1];
