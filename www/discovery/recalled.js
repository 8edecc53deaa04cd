// The line by a theorem that quotes what the reader has marked and guessed.
import { fill } from "../common/fill.js";
import { known } from "./boards.js";
import { told } from "./finding.js";
import { judge } from "./judge.js";
import { kept, whenKept } from "./kept.js";
import { marksOf } from "./marks.js";
import { guessSaid, positionNamed, quotedList, words } from "./words.js";

/** Fills the line, now and whenever something else is kept. */
export function recall(place) {
  const board = known(place.dataset.recalls);
  const show = () => {
    const text = recalled(board, kept(board.name));
    if (place.textContent !== text) place.textContent = text;
    place.hidden = !text;
  };
  whenKept(show);
  show();
  place.dataset.awake = "";
}

function recalled(board, { marks = "", guess, found }) {
  const all = marksOf(board, marks);
  if (judge(board, all)) return ""; // the marks are not all right yet
  const safe = [...all.keys()].filter((place) => all.get(place) && !board.given.includes(place));
  const names = safe.map((place) => positionNamed(board.name, board.nodes[place][0]));
  const sentences = [fill(words.recalledMarks, quotedList(names))];
  if (guess) {
    const said = guessSaid(board.name, guess);
    const holds = found.startsWith("holds");
    sentences.push(holds ? fill(words.recalledHolds, said) : fill(words.recalledFails, said, told(board.name, guess, found)));
  }
  return sentences.join(" ");
}
