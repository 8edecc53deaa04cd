// The shadow DOM of an element: a slot for its fallback content, a place for errors, and the frame of its card.
import { make } from "./dom.js";
import { stand } from "./styles.js";

export class Shell {
  frame = make("div", "nian");
  board = make("div", "nian-mount"); // what the card is drawn into
  #host;
  #fallback = make("div", "nian-fallback");
  #trouble = make("div", "nian-trouble");

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
    const root = host.attachShadow({ mode: "open" });
    stand(root);
    this.#trouble.setAttribute("role", "alert");
    this.#trouble.hidden = true;
    const slot = make("slot");
    slot.addEventListener("slotchange", () => {
      /** @type {(name: string, css: string) => void} */
      const mark = (name, css) => this.#fallback.classList.toggle(name, /** @type {any} */ (host.querySelector(css)));
      mark("until", "[data-nian-until]"); // it keeps its own room
      mark("print", ":scope > [data-nian-print]"); // printed instead of the card
      mark("book", ".nian-fixed"); // the card as our own pages print it
    });
    this.#fallback.append(slot);
    this.frame.append(this.#trouble, this.board);
    root.append(this.#fallback, this.frame);
  }

  /** Shows the card, or the fallback content.
      @param {boolean} alive */
  live(alive) {
    this.#fallback.hidden = alive;
    if (!alive) return;
    this.#trouble.hidden = true;
    this.#host.removeAttribute("data-nian-failed");
  }

  /** Shows an error below the fallback content; `more` is a button, say.
      @param {string} message
      @param {(Node | string)[]} more */
  fail(message, ...more) {
    this.#trouble.replaceChildren(message, ...more);
    this.#trouble.hidden = false;
    this.#host.setAttribute("data-nian-failed", "");
  }
}
