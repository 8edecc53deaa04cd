// What can be set of a game or a rule: its fields, and the ways in which it is written. Both stand in the
// page (`crates/site/src/pages/form.rs`).
import { control } from "./control.js";
import { read, write } from "./notation.js";

export class Form {
  fields = {};
  /** The field that has just been set to more, if one has. */
  grown;
  #ways;
  #picks;

  /** `changed(form)` is told when the reader has set something; `told` is for the controls. */
  constructor(element, changed, told) {
    this.element = element;
    this.#ways = JSON.parse(element.dataset.ways);
    this.#picks = [...element.querySelectorAll(".ways input")];
    for (const field of element.querySelectorAll("[data-name]")) {
      const { name } = field.dataset;
      this.fields[name] = control(field, {
        ...told, step: told.step?.(name) ?? 1n, changed: (grows) => {
          this.grown = grows && this.fields[name];
          changed(this);
        },
      });
    }
    for (const pick of this.#picks) {
      pick.addEventListener("change", () => {
        this.#offer();
        changed(this);
      });
    }
    this.take(element.dataset.start);
  }

  /** Whether what is set has this field, as it is written now. */
  has(name) { return this.#way().includes(`{${name}}`); }

  /** What is set, as it is written. */
  get text() {
    return write(this.#way(), Object.fromEntries(Object.entries(this.fields).map(([name, { value }]) => [name, value])));
  }

  /** Sets the fields to what a text says; false where it is none of this form. */
  take(text) {
    for (const [at, way] of this.#ways.entries()) {
      const values = read(way, this.fields, text);
      if (!values) continue;
      if (this.#picks[at]) this.#picks[at].checked = true;
      for (const [name, value] of Object.entries(values)) this.fields[name].value = value;
      this.#offer();
      return true;
    }
    return false;
  }

  /** What has one way to be written has nothing to pick. */
  #way() { return this.#ways[Math.max(0, this.#picks.findIndex(({ checked }) => checked))]; }

  /** Only what the way of writing has can be set. */
  #offer() {
    for (const [name, { element }] of Object.entries(this.fields)) element.hidden = !this.has(name);
  }
}
