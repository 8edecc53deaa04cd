// Checks of claims and of guesses, in a worker; imported on demand.
//
// A module of `common/` is a part of this file.
import { Asker } from "./common/asker.js";

export const version = "%VERSION%";

const asker = new Asker();

/**
 * What a callback hears of a check: how far it is, at last its text or what has failed.
 *
 * @typedef {{ percent?: number, text?: string, error?: any, code?: import("./nian.js").NianError["code"] }} CheckResult
 */

/** Checks a claim up to a number; returns a callback that cancels it.
    @param {string} id
    @param {number} most
    @param {(result: CheckResult) => void} onResult */
export const check = (id, most, onResult) => ask({ kind: "check", claim: id, most }, onResult);

/** Tries a guess at the rule of a board of discovery, in the same way.
    @param {string} board
    @param {number[]} guess
    @param {(result: CheckResult) => void} onResult */
export const judge = (board, guess, onResult) => ask({ kind: "judge", board, guess }, onResult);

/** @param {import("./common/messages.js").Question} question
    @param {(result: CheckResult) => void} onResult */
function ask(question, onResult) {
  const { answer, cancel } = asker.ask(question, (percent) => onResult({ percent }));
  answer.then(
    (answered) => answered && onResult(/** @type {CheckResult} */ (answered)),
    (error) => onResult({ error, code: error.code })
  );
  return cancel;
}
