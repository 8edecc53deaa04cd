// Has a worker check a claim, or try a guess; fetched when a reader first asks for it.
//
// A module of `common/` is a part of this file.
import { Asker } from "./common/asker.js";

export const version = "%VERSION%";

const asker = new Asker();

/** Checks a claim up to a number. `hear` is told { percent } and at last { text }, or { error, code }.
    What is given back ends the check. */
export const check = (id, most, hear) => ask({ kind: "check", claim: id, most }, hear);

/** Tries a guess at the rule of a board of discovery, in the same way. */
export const judge = (board, guess, hear) => ask({ kind: "judge", board, guess }, hear);

function ask(question, hear) {
  const { answer, cancel } = asker.ask(question, (percent) => hear({ percent }));
  answer.then(
    (answered) => answered && hear(answered),
    (error) => hear({ error, code: error.code })
  );
  return cancel;
}
