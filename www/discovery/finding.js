// What search has found of a guess, in words.
import { fill } from "../common/fill.js";
import { positionNamed, words } from "./words.js";

/** The boards whose guess is the next safe position. */
const NEXT = ["pairs", "doubling"];

/** The sentence for what came out of the worker: `unsafe 5 4`. */
export function told(board, guess, found) {
  const [kind, ...rest] = found.split(" ");
  const numbers = (text) => (text === "-" ? [] : text.split(",").map(Number));
  const names = rest.map((text) => positionNamed(board, numbers(text)));
  const reach = () => fill(board === "rows" ? words.upToRows : words.upToStones, rest[0]);
  const isNext = NEXT.includes(board);
  switch (kind) {
    case "holds":
      return isNext ? fill(words.nextHolds, positionNamed(board, [...guess].sort((one, other) => one - other))) : fill(words.holds, reach());
    case "safe":
      return fill(words.againstSafe, names[0]);
    case "unsafe":
      return fill(isNext ? words.nextUnsafe : words.againstUnsafe, ...names);
    case "differs":
      return fill(rest[0] === "safe" ? words.differsSafe : words.differsUnsafe, names[1], names[2]);
    case "sooner":
      return fill(words.sooner, reach());
    case "earlier":
      return fill(words.earlier, names[0]);
    default:
      return words.known;
  }
}
