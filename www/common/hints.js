// The hints on the way to an answer: how one finds out, and where a winning move takes from.
import { fill, list } from "./fill.js";

const WORDS = "%HINTS%"; // of each language; $1 is to be filled in

/** What the methods in `texts/…/hints.txt` are about, in their order: positions, or numbers. */
const METHODS = [/^nim:/, /^nim\.misere/, /^wythoff/, /^subtraction/, /^(parity|sides)/, /^dice/, /^dynamic/, /^euclid/, /^binary/, /^fibonacci/];

/** How one finds out what a position or a number is asked about. */
export const methodOf = (lang, about) => list(WORDS[lang].methods)[METHODS.findIndex((of) => of.test(about))];

/** Where the first of some winning moves takes from; nothing where there is but one heap. */
export function startOf(lang, winning) {
  const [row] = winning.join().match(/^[a-z](?=\d)/) ?? [];
  return row && fill(WORDS[lang].from, row);
}

/** Whether a position is safe, in a sentence. */
export const outcomeOf = (lang, outcome) => list(WORDS[lang].outcomes)[outcome === "safe" ? 0 : 1];
