// Elements that show the lesson that is being made: it stands in their tag.
import { element } from "../common/make.js";
import { toText } from "./file.js";

/** An example whose lesson can change. */
export class Shown {
  #script = element("script", { type: "application/json" });

  /** `lesson` is what it shows at first. */
  constructor(lesson, attributes = {}) {
    this.element = element("nian-example", { src: "", ...attributes }, this.#script);
    this.#script.textContent = toText(lesson);
  }

  /** Shows a lesson at a step; resolves when that is to be seen. */
  async show(lesson, at) {
    const text = toText(lesson);
    if (this.#script.textContent !== text) {
      this.#script.textContent = text;
      this.element.setAttribute("src", ""); // it looks at what stands in its tag again
    }
    if (this.element.getAttribute("step") !== String(at)) this.element.setAttribute("step", at);
    await this.element.ready;
  }
}

const CARD = ".nian-sentence";

/** Finds the sentences that are computed where nobody has written one. */
export class Teller {
  #shown;
  #known = new Map();
  #now = Promise.resolve();

  /** Stands out of sight there; `lesson` is any that is right. */
  constructor(place, lesson) {
    this.#shown = new Shown(lesson, { answers: "shown" });
    // In a tree of its own: it is none of the page's cards.
    const host = element("div", { class: "unseen", "aria-hidden": "true", inert: "" });
    host.attachShadow({ mode: "open" }).append(this.#shown.element);
    place.append(host);
  }

  /** The element that is asked. */
  get element() { return this.#shown.element; }

  /** The sentence of a step in a language, of a lesson that is right; one after another. */
  sentence(lesson, at, tag) {
    const bare = without(lesson);
    const key = `${tag} ${toText({ ...bare, steps: bare.steps.slice(0, at) })}`;
    if (this.#known.has(key)) return this.#known.get(key);
    const told = this.#now.then(async () => {
      this.#shown.element.lang = tag;
      await this.#shown.show(bare, at);
      await new Promise((then) => setTimeout(then)); // the card is drawn
      return this.#shown.element.shadowRoot.querySelector(CARD)?.textContent.trim() ?? "";
    });
    this.#now = told.catch(() => this.#known.delete(key));
    this.#known.set(key, told);
    return told;
  }
}

/** The lesson with no words of the author's, and nothing asked. */
function without({ say, ask, ...lesson }) {
  return { ...lesson, steps: lesson.steps.map(({ say: _, ask: __, ...step }) => step) };
}
