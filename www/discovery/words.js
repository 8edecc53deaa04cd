// What is said of the boards, in the language of the page.
import { fill, list } from "../common/fill.js";
import { written } from "../common/written.js";

const ALL = "%DISCOVERY%"; // of each language; $1, $2 are to be filled in

export const words = ALL[written()];

/** What is called so of a board: `take`, `guess` is the text `guess_take`. */
const of = (name, what) => words[what + name[0].toUpperCase() + name.slice(1)];

/** How to say the position that these numbers name. */
export function positionNamed(board, [heap, ...rest]) {
  switch (board) {
    case "rows":
    case "pairs":
      return heap === undefined ? words.namedEmpty : `{${[heap, ...rest].join(", ")}}`;
    case "dice":
      return fill(words.namedDice, heap, rest[0], 7 - rest[0]);
    case "doubling":
      return rest.length ? fill(words.namedLimited, heap, rest[0]) : fill(words.namedDoubling, heap);
    case "sides":
      return fill(rest[0] ? words.namedRight : words.namedWrong, heap);
    case "parity":
      return fill(rest[0] ? words.namedOdd : words.namedEven, heap);
    default:
      return fill(of(board, "named"), heap);
  }
}

/** How to say what a take in the doubling game leaves. */
export function leftNamed([heap, limit]) {
  if (heap === 0) return words.namedNothing;
  return limit === undefined ? fill(words.namedAsStart, heap, heap - 1) : fill(words.namedLimited, heap, limit);
}

/** Positions one after the other. */
export const quotedList = (names) => names.map((name) => fill(words.quoted, name)).join(words.comma);

/** A guess as it is written, with `$1`, `$2` for its numbers. */
export const guessOf = (board) => of(board, "guess");

/** What may be chosen as a guess, for the board whose guess has no numbers. */
export const rules = (board) => (board === "rows" ? list(words.rules) : undefined);

/** A guess as it is quoted. */
export const guessSaid = (board, guess) => rules(board)?.[guess[0] - 1] ?? fill(guessOf(board), ...guess);
