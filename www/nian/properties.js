// Properties that reflect attributes.
import { ATTRIBUTES } from "../common/known.js";
import { put } from "./dom.js";

/** These say what is shown. */
const OWN = ["step", "position", "moves", "state"];
const REFLECTED = ATTRIBUTES.filter((name) => !OWN.includes(name));

/** `rows-shown` as a property: `rowsShown`.
    @param {string} name */
const called = (name) => name.replace(/-./, ([, letter]) => letter.toUpperCase());

/** Defines the reflected properties of a class of elements.
    @param {{ prototype: HTMLElement }} elements */
export function reflect({ prototype }) {
  for (const name of REFLECTED) {
    Object.defineProperty(prototype, called(name), {
      get() {
        return this.getAttribute(name) ?? "";
      },
      set(value) {
        put(this, name, value);
      },
      enumerable: true,
    });
  }
}

/** Applies the properties that were set before the element was defined.
    @param {HTMLElement & { [property: string]: any }} element */
export function upgrade(element) {
  for (const name of [...REFLECTED, ...OWN].map(called)) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
