// Questions to the worker that searches (`search_worker.js`), one at a time: another one ends the one before.

const AGAIN = 400; // how long to wait before what did not come is asked for again, in milliseconds

export class Search {
  #idle; // a worker is kept for the next question unless it is ended in the middle of one
  #end = () => {};
  #tries = 0;

  /** The worker's answer; nothing where another question has been asked meanwhile. What fails is tried once
      more. `tell(percent)` hears how far it is. */
  async ask(question, tell = () => {}) {
    this.#end();
    let wanted = true;
    this.#end = () => { wanted = false; };
    for (const last of [false, true]) {
      try {
        const answer = await this.#once(question, (percent) => wanted && tell(percent));
        return wanted ? answer : undefined;
      } catch (error) {
        if (!wanted) return undefined;
        if (last) throw error;
      }
      await new Promise((then) => setTimeout(then, AGAIN));
      if (!wanted) return undefined;
    }
  }

  /** Ends the question: nobody waits for its answer any more. */
  end() { this.#end(); }

  #once(question, tell) {
    const unwanted = this.#end;
    return new Promise((then, fail) => {
      const worker = this.#idle ?? this.#start();
      this.#idle = undefined;
      const end = (error) => {
        worker.terminate();
        fail(error);
      };
      this.#end = () => {
        unwanted();
        end(new Error("another question"));
      };
      worker.onerror = (event) => {
        this.#tries += 1;
        end(new Error(event.message ?? "the worker did not start"));
      };
      worker.onmessage = ({ data }) => {
        if (data.percent) return tell(data.percent);
        this.#end = unwanted;
        if ("error" in data) {
          this.#tries += 1;
          return end(new Error(data.error));
        }
        this.#idle = worker;
        then(data.answer);
      };
      worker.postMessage(question);
    });
  }

  /** What did not come may stay so for its address. */
  #start() {
    const url = new URL("search_worker.js?%INVENT%", import.meta.url);
    if (this.#tries) url.search += `&${this.#tries}`;
    return new Worker(url, { type: "module" });
  }
}
