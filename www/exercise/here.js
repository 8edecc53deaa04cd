// Questions of an example that are answered by numbers. The engine shows that they are asked, and where; what is chosen
// or written there is put together and judged here, as in an exercise of that skill.
import { element } from "../common/make.js";
import { SAID, heard, reject } from "./answering.js";
import { entry } from "./entry.js";

const asking = new WeakMap(); // what asks in each element

/** Has the questions of an element's lesson answered by numbers. `handle` is the engine's, `judge` the wasm's. */
export function join(judge, host, handle) {
  const before = asking.get(host);
  if (host.localName !== "nian-example" || before?.of(handle)) return;
  asking.set(host, new Here(judge, host, handle));
  if (before) return;
  const root = host.shadowRoot;
  new MutationObserver(() => asking.get(host).draw()).observe(root, { childList: true, subtree: true, attributeFilter: ["data-ask"] });
  root.addEventListener("click", ({ target }) => target.closest("[data-do=answer]") && asking.get(host).press());
}

/** What the wasm is told that a question is about. */
const aboutOf = (asks, number, position) =>
  ({ columns: position, residue: position, pair: `wythoff=${number}` })[asks] ?? `${asks}=${number}`;

class Here {
  #judge;
  #host;
  #handle;
  #ask; // gives the engine's question
  #answer; // gives the engine an answer
  #all = new Map(); // of each question that was asked: { entry, answers, said }
  #drawn; // what stands in the card
  #folded; // the question that stood when the engine took over: nothing moves until its button is pressed

  constructor(judge, host, handle) {
    [this.#judge, this.#host, this.#handle] = [judge, host, handle];
    const { get } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(handle), "question");
    const { answer, deed, replace, resume } = handle;
    this.#ask = () => get.call(handle);
    this.#answer = (value) => answer.call(handle, value);
    Object.defineProperty(handle, "question", { get: () => this.#ask()?.split(" ").at(-1) ?? null });
    handle.answer = (value) => this.answer(value);
    handle.deed = (name) => (name === "answer" ? this.#begin() : deed.call(handle, name));
    handle.resume = (...stand) => {
      resume.apply(handle, stand);
      this.#folded = this.#now?.key;
    };
    handle.replace = (...lesson) => {
      this.#all.clear();
      return replace.apply(handle, lesson);
    };
  }

  of(handle) { return this.#handle === handle; }

  get #root() { return this.#host.shadowRoot; }
  get #lang() { return this.#root.querySelector(".nian").lang; }
  get #words() { return SAID[this.#lang]; }

  /** What is asked now, if that is answered by numbers. */
  get #now() {
    const text = this.#ask();
    const [number, asks] = text?.split(" ") ?? [];
    if (asks === undefined) return undefined;
    const key = `${this.#handle.step} ${text}`;
    if (!this.#all.has(key)) {
      const about = aboutOf(asks, number, this.#handle.position);
      // A remainder is written alone, and so is the other number of a pair.
      const made = entry({ asks: asks === "residue" ? "pair" : asks, about });
      this.#all.set(key, { key, text, asks, about, entry: made, answers: new Set(), said: undefined });
    }
    return this.#all.get(key);
  }

  answer(value) {
    const now = this.#now;
    if (!now) return this.#answer(value);
    const [verdict, said] = heard(this.#judge(now.asks, now.about, value), now, value, now.answers);
    if (verdict === "unread") reject(this.#handle, this.#words.verdict(verdict));
    now.said = said;
    const correct = verdict === "right";
    const { step } = this.#handle;
    if (correct) this.#answer("judged");
    else this.draw(true);
    if (verdict === "unfinished") return;
    const detail = { question: now.asks, answer: value, correct, tries: now.answers.size, step };
    this.#host.dispatchEvent(new CustomEvent("nian-answer", { bubbles: true, composed: true, detail }));
  }

  /** The button was pressed: what stands there is the answer. */
  press() {
    const now = this.#now;
    if (!now) return;
    if (this.#drawn?.now === now) this.#try(now.entry.value());
    else this.#begin();
  }

  #try(value) {
    try {
      this.answer(value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // else it has been said on the card
    }
  }

  /** The button was pressed before any of this was there. */
  #begin() {
    this.#folded = undefined;
    this.draw();
    this.#drawn?.place.querySelector("button, input")?.focus();
  }

  /** Draws what is chosen or written, and what is wrong with the last answer, where the card has its place for it. */
  draw(anew) {
    const place = this.#root.querySelector("[data-ask]");
    const now = place && this.#now;
    if (!now || place.dataset.ask !== now.text) return; // the card is about to be drawn
    if (now.key === this.#folded && !anew) return;
    const [lang, words] = [this.#lang, this.#words];
    const before = this.#drawn;
    if (!anew && place.firstChild && before?.place === place && before.now === now && before.lang === lang) return;
    const controls = () => [...place.querySelectorAll("button, input")];
    const focus = controls().indexOf(this.#root.activeElement);
    const fields = now.entry.fields(words, () => this.draw(true), (value) => this.#try(value));
    const [verdict, fault] = now.said ?? [];
    const said = element("p", { class: "nian-said", role: "status" });
    if (verdict) said.append(element("b", { class: "nian-verdict" }, words.verdict(verdict)), ` ${fault(words)}`);
    this.#drawn = { place, now, lang };
    place.replaceChildren(...fields, said);
    if (focus >= 0 && before?.now === now) controls()[focus]?.focus();
  }
}
