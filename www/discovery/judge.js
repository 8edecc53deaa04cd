// The judgement of the reader's marks, by what a safe position is: none can be left from it that is safe.
import { fill } from "../common/fill.js";
import { ascending } from "./boards.js";
import { leftNamed, positionNamed, quotedList, words } from "./words.js";

/** The smallest position that is not marked, or marked wrongly: where it is, whether it is wrong, and what there
    is to say. Nothing where all marks are right. `marks` has true for safe and false for unsafe. */
export function judge(board, marks) {
  let before = false;
  for (const place of ascending(board)) {
    if (!marks.has(place)) {
      return { place, wrong: false, text: fill(before ? words.lookNext : words.lookFirst, said(board, place)) };
    }
    if (marks.get(place) !== board.safe[place]) return { place, wrong: true, text: reason(board, place) };
    before = true;
  }
  return undefined;
}

const said = (board, place) => positionNamed(board.name, board.nodes[place][0]);
const left = (board, place) => leftNamed(board.nodes[place][0]);
/** What a move leaves: in the doubling game that has a limit. */
const reached = (board, place) => (board.name === "doubling" ? left : said)(board, place);

/** Why the mark of a position is wrong, those of all smaller ones being right. */
const reason = (board, place) => (board.safe[place] ? whySafe(board, place) : whyUnsafe(board, place));

function whySafe(board, place) {
  const { nodes, cells } = board;
  const [, to] = nodes[place];
  if (!to.length) return fill(words.isSafeEnd, said(board, place));
  if (to.every((at) => cells.includes(at))) {
    return fill(words.isSafe, said(board, place), quotedList(to.map((at) => said(board, at))));
  }
  return fill(words.isSafeAnswered, said(board, place), answers(board, place));
}

function whyUnsafe(board, place) {
  const { nodes, cells, safe } = board;
  const all = nodes[place][1].filter((at) => safe[at]);
  const marked = all.find((at) => cells.includes(at));
  if (marked !== undefined) return fill(words.isUnsafe, said(board, place), reached(board, marked));
  for (const at of all) {
    const [heap] = nodes[at][0];
    // The same heap as at a start that is safe, with a lower limit.
    const start = cells.find((cell) => safe[cell] && nodes[cell][0][0] === heap);
    if (start !== undefined) return fill(words.isUnsafeLower, said(board, place), left(board, at), said(board, start));
  }
  const [at] = all;
  return fill(words.isUnsafeAnswered, said(board, place), left(board, at), answers(board, at));
}

/** How each move from a safe position of the doubling game is answered. */
function answers(board, place) {
  const { nodes, safe } = board;
  const all = [];
  let takesAll = false;
  for (const at of nodes[place][1]) {
    const replies = nodes[at][1].filter((reply) => safe[reply]);
    if (replies.some((reply) => nodes[reply][0][0] === 0)) takesAll = true;
    else all.push(fill(words.answer, left(board, at), left(board, replies[0])));
  }
  if (takesAll) all.push(words.answerRest);
  return all.join(words.semicolon);
}
