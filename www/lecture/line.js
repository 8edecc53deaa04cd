// The thin line below the picture: what is shown, where the class is, and what there is to say.
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";

const STANDS = 6000; // milliseconds for which something that is said is to be seen

export class Line {
  node;
  #words;
  #parts = {};
  #timer;

  /** `act(command)` does what its two buttons say; `opener` is the button that opens all commands, `pens` what is on the line
      while somebody draws. */
  constructor(words, act, opener, pens) {
    this.#words = words;
    const part = (name, attributes = {}) => (this.#parts[name] = element("span", { class: `lecture-${name}`, ...attributes }));
    const by = (command, sign, label) => button("lecture-turn", sign, () => act(command), { "aria-label": label, title: label });
    this.node = element("div", { class: "lecture-line" },
      by("back", "‹", words.back),
      pens, part("name"), part("said", { role: "status" }),
      element("span", { class: "lecture-told" }, part("digits"), part("waits"), part("where"), part("steps")),
      opener, by("forward", "›", words.forward));
  }

  show({ title, name, lang, at, of, step, steps, waits, digits }) {
    const words = this.#words;
    const set = (part, text) => { if (this.#parts[part].textContent !== text) this.#parts[part].textContent = text; };
    this.#parts.name.replaceChildren(...(title && name ? [`${title}　`] : []), element("span", lang ? { lang } : {}, name));
    set("where", fill(words.where, at, of));
    set("steps", !steps ? "" : step ? fill(words.steps, step, steps) : fill(words.start, steps));
    set("waits", waits ? words.waits : "");
    set("digits", digits && `→ ${digits}`);
  }

  /** Says something for a while, or until something else is said. */
  say(text, stays = false) {
    clearTimeout(this.#timer);
    this.#parts.said.textContent = text;
    if (text && !stays) this.#timer = setTimeout(() => this.say(""), STANDS);
  }

  /** Something has yet to come. */
  wait(is) {
    if (is) this.say(this.#words.coming);
    else if (this.#parts.said.textContent === this.#words.coming) this.say("");
  }
}
