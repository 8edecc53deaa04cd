// The check of a claim, which a worker makes (`check.js`).
import { fault, outdated } from "./faults.js";
import { late } from "./late.js";

const load = late("check.js");

/** The checks of an element's claim, one at a time. */
export class Checking {
  #now; // gives the { handle, lang, src } of the element, which may change while a check goes on
  #hear; // what hears of the check that is going on
  #stop; // what ends it

  constructor(now) {
    this.#now = now;
  }

  /** Whether a check is going on. */
  get going() {
    return Boolean(this.#hear);
  }

  /** Has a worker check the claim up to a number, and tell the handle what comes of it. */
  async start(most) {
    this.end();
    const hear = async ({ percent, text, error, code = "not-loaded" }) => {
      if (this.#hear !== hear) return; // it was ended
      if (percent) return this.#now().handle.progress(percent);
      this.#hear = this.#stop = undefined;
      this.#now().handle.verdict(text ?? "");
      if (text) return;
      console.info("nian:", error);
      const { lang } = this.#now();
      const { message } = error.status === 404 ? outdated(lang) : await fault(code, lang, "check");
      this.#now().handle?.complain(message, code);
    };
    this.#hear = hear;
    try {
      const { check } = await load();
      if (this.#hear === hear) this.#stop = check(this.#now().src, most, hear);
    } catch (error) {
      hear({ error });
    }
  }

  /** Ends the check that is going on, if there is one. */
  end() {
    this.#stop?.();
    this.#hear = this.#stop = undefined;
  }
}
