// The client of the web worker (`worker.js`), on our pages and on other sites.

import { PATIENCE } from "./retry.js";

/** @typedef {import("./messages.js").Question} Question */
/** @typedef {import("./messages.js").Answer} Answer */

const BASE = new URL(".", import.meta.url); // of the script that this is a part of

/** @typedef {{ createScriptURL(url: string | URL): string }} Policy what is trusted stands for its address */

/** @type {Policy | undefined} */
let policy;

/** An address for a worker, as a page wants it that requires Trusted Types.
    @param {string | URL} url */
function trusted(url) {
  try {
    const { trustedTypes } = /** @type {any} not all browsers have it */ (globalThis);
    policy ??= /** @type {Policy} */ (trustedTypes.createPolicy("nian", { createScriptURL: String }));
    return policy.createScriptURL(url);
  } catch {
    return url; // unknown to the browser, or no policy of ours: whether a plain one will do is its affair
  }
}

// A browser starts workers from the page's own host only, but lets them import from anywhere; where
// even that is against the page's policy, it throws or tells the worker's `onerror`.
/** @param {number} retries */
function start(retries) {
  const url = new URL("worker.js?%WORKER%", BASE);
  if (retries) url.search += `&${retries}`;
  if (url.origin === location.origin) return new Worker(trusted(url), { type: "module" });
  const script = URL.createObjectURL(new Blob([`import "${url}";`], { type: "text/javascript" }));
  const started = new Worker(trusted(script), { type: "module" });
  started.addEventListener("message", () => URL.revokeObjectURL(script), { once: true });
  return started;
}

/** Sends questions to workers, and reuses an idle one. */
export class Asker {
  /** A worker is kept for the next question unless it is ended in the middle of one. @type {Worker | undefined} */
  #idle;
  #failed = 0; // what did not come may stay so for its address

  /** Asks a question: its `answer`, a promise, and `cancel`, which ends the worker unless it has answered; what is
      cancelled has no answer. `progress(percent)` hears how far it is. A refusal of the page's policy has the code
      `blocked`.
      @param {Question} question
      @param {(percent: number) => void} progress
      @returns {{ answer: Promise<Answer | undefined>, cancel: () => void }} */
  ask(question, progress) {
    /** @type {Worker} */
    let worker;
    try {
      worker = this.#idle ?? start(this.#failed);
    } catch (/** @type {any} */ error) {
      return { answer: Promise.reject(Object.assign(new Error(error), { code: "blocked" })), cancel: () => {} };
    }
    this.#idle = undefined;
    let cancel = () => {};
    const answer = new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(patience);
        worker.onmessage = worker.onerror = null;
        worker.terminate();
      };
      const fail = (/** @type {Error} */ error) => {
        this.#failed += 1;
        end();
        reject(error);
      };
      // A worker whose files never come tells nobody.
      const patience = setTimeout(fail, PATIENCE, new Error("the worker is late"));
      worker.onerror = (event) => fail(new Error(event.message ?? "the worker did not start"));
      worker.onmessage = ({ data }) => {
        clearTimeout(patience);
        const answered = { ...JSON.parse(data.answer), cells: data.cells };
        if (answered.kind === "progress") return answered.percent && progress(answered.percent);
        if (answered.kind === "failed")
          return fail(Object.assign(new Error(answered.error), { status: answered.status }));
        worker.onmessage = worker.onerror = null;
        this.#idle = worker;
        resolve(answered);
      };
      cancel = () => {
        if (!worker.onmessage) return; // it has answered, and may be asked something else
        end();
        resolve(undefined);
      };
    });
    worker.postMessage({ question: JSON.stringify(question), version: "%VERSION%" });
    return { answer, cancel };
  }
}
