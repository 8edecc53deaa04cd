// The check of a claim, which a worker makes (`check.js`).
import { fault, isMissing, outdated } from "./faults.js";
import { lazyModule } from "./lazy.js";

/** @typedef {import("../check.js").CheckResult} CheckResult */

/** @type {() => Promise<typeof import("../check.js")>} */
const load = lazyModule("check.js");

/** Runs the checks of an element's claim, one at a time. */
export class Checking {
  #now; // gives the element as it is, which may change while a check goes on
  /** The callback of the check that is going on. @type {((result: CheckResult) => void) | undefined} */
  #onResult;
  /** What ends it. @type {(() => void) | undefined} */
  #stop;

  /** @param {() => { handle: import("./engine.js").Handle, lang: string, src: string }} now */
  constructor(now) {
    this.#now = now;
  }

  /** Whether a check is going on. */
  get going() {
    return Boolean(this.#onResult);
  }

  /** Starts a worker that checks the claim up to a number; progress and result go to the handle.
      @param {number} most */
  async start(most) {
    this.end();
    /** @param {CheckResult} result */
    const onResult = async ({ percent, text, error, code = "not-loaded" }) => {
      if (this.#onResult !== onResult) return; // it was ended
      if (percent) return this.#now().handle.progress(percent);
      this.#onResult = this.#stop = undefined;
      this.#now().handle.verdict(text ?? "");
      if (text) return;
      console.info("nian:", error);
      const { lang } = this.#now();
      const { message } = isMissing(error) ? outdated(lang) : await fault(code, lang, "check");
      this.#now().handle?.complain(message, code);
    };
    this.#onResult = onResult;
    try {
      const { check } = await load();
      if (this.#onResult === onResult) this.#stop = check(this.#now().src, most, onResult);
    } catch (error) {
      onResult({ error });
    }
  }

  /** Ends the check that is going on, if there is one. */
  end() {
    this.#stop?.();
    this.#onResult = this.#stop = undefined;
  }
}
