import { fill } from "../common/fill.js";

/** @typedef {import("./root.js").Texts} Texts */

/** Numbers of the reader's own, for the widget after the form; bad ones leave it as it is. */
export const ownNumbers = () => {
  /** @type {NodeListOf<HTMLFormElement>} */
  const forms = document.querySelectorAll("form.own");
  for (const form of forms) {
    const { attribute, pattern, wrong } = /** @type {Texts} */ (form.dataset);
    const widget = /** @type {import("../nian.js").NianElement} */ (form.nextElementSibling);
    const fields = [...form.querySelectorAll("input")];
    const complaint = /** @type {HTMLElement} */ (form.querySelector("[role=alert]"));
    const mark = (/** @type {HTMLInputElement[]} */ bad) => {
      for (const field of fields) field.setAttribute("aria-invalid", String(bad.includes(field)));
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const numbers = new Map(fields.map((field) => [field.name, readNumber(field)]));
      const bad = fields.filter(({ name }) => numbers.get(name) === undefined);
      mark(bad);
      complaint.textContent = bad
        .map(({ name, dataset }) => fill(wrong, name, .../** @type {string[]} */ ([dataset.least, dataset.most])))
        .join(" ");
      if (bad.length) return bad[0].focus();
      const value = pattern.replace(/\{(\w+)\}/g, (_, name) => numbers.get(name) ?? "");
      widget.setAttribute(attribute, value);
    });
    // Numbers that are no position together: the widget says why.
    widget.addEventListener("nian-error", ({ detail: { code, message } }) => {
      if (code !== "bad-value") return; // of files that did not come it says so with a button
      mark(fields);
      complaint.textContent = message;
    });
  }
};

/** The whole number in a field, in any width of figures; undefined if it is none within the limits.
    @param {HTMLInputElement} field */
const readNumber = ({ value, dataset }) => {
  const { least, most } = /** @type {Texts} */ (dataset);
  const digits = value.normalize("NFKC").replace(/\s/g, "");
  if (!/^\d+$/.test(digits)) return undefined;
  const number = BigInt(digits);
  return number >= BigInt(least) && number <= BigInt(most) ? String(number) : undefined;
};
