// Questions to the worker that searches, one at a time: another one ends the one before.
import { Asker } from "./asker.js";

const RETRY = 400; // how long to wait before what did not come is asked for again, in milliseconds

export class Search {
  #asker = new Asker();
  #cancel = () => {};

  /** The worker's answer; nothing where another question has been asked meanwhile. What fails is tried once
      more. `progress(percent)` hears how far it is.
      @param {import("./messages.js").Question} question */
  async ask(question, progress = () => {}) {
    this.#cancel();
    let cancelled = false;
    let asked;
    this.#cancel = () => {
      cancelled = true;
      asked.cancel();
    };
    for (const last of [false, true]) {
      asked = this.#asker.ask(question, progress);
      try {
        return await asked.answer;
      } catch (error) {
        if (last) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY));
      if (cancelled) return undefined;
    }
  }

  /** Ends the question: nobody waits for its answer any more. */
  end() { this.#cancel(); }
}
