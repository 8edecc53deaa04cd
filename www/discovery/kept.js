// What readers have marked and guessed, kept on their own device.
import { Store } from "../common/store.js";
import { BOARDS, known } from "./boards.js";

const FOUND = /^(holds|safe|unsafe|differs|sooner|earlier)( [\w,-]+)*$/;

const isWhole = (all) => typeof all === "object" && all !== null && !Array.isArray(all)
  && Object.entries(all).every(([name, board]) => boardIsWhole(name, board));

function boardIsWhole(name, board) {
  if (!BOARDS.some((one) => one.name === name) || typeof board !== "object" || board === null) return false;
  const { marks, guess, found, folded } = board;
  const { cells, numbers } = known(name);
  const within = ([least, most], at) => Number.isSafeInteger(guess[at]) && guess[at] >= least && guess[at] <= most;
  return (marks === undefined || (/^[su-]*$/.test(marks) && marks.length === cells.length))
    && (guess === undefined || (Array.isArray(guess) && guess.length === numbers.length && numbers.every(within) && FOUND.test(found)))
    && [undefined, true, false].includes(folded);
}

const store = new Store("discovery", 1, isWhole);
const hearing = new Set();

/** What is kept of a board: `marks`, a letter for each position; `guess`, its numbers, and what was `found`;
    `folded`. */
export const kept = (name) => store.read({})[name] ?? {};

/** Keeps more of a board. Another window may have kept something of others. */
export function keep(name, more) {
  const all = store.read({});
  store.write({ ...all, [name]: { ...all[name], ...more } });
  for (const hear of hearing) hear();
}

/** Has `hear` called when something else is kept. */
export const whenKept = (hear) => hearing.add(hear);

let told = "ok";

/** What is wrong with what is kept, once each: `damaged` or `forbidden`. */
export function troubleNow() {
  if (["ok", told].includes(store.state)) return undefined;
  told = store.state;
  return told;
}
