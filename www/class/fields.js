// The fields of a thing: title, first step, question, note.
import { fill } from "../common/fill.js";
import { element } from "../common/make.js";
import { inField, written } from "./change.js";
import { language, words } from "./said.js";
import { MOST } from "./texts.js";

let made = 0;

/** A field for a text with its label; `changed` hears the text when somebody types. `kept` is what an emptied text is. */
export function textField(label, holder, name, changed, kept) {
  const lines = name === "question" || name === "note";
  const id = `field-${made += 1}`;
  const { value, other } = inField(holder[name], language);
  const input = element(lines ? "textarea" : "input", { id, maxlength: MOST[name], ...(lines ? { rows: 2 } : { type: "text" }), "data-field": name });
  input.value = value;
  if (other) input.placeholder = fill(words.otherLanguage, other);
  let text = holder[name];
  input.addEventListener("input", () => {
    text = written(text, language, input.value.trim());
    changed(text ?? kept);
  });
  const said = { title: words.titleLabel }[name] ?? label;
  return element("p", { class: "field" }, element("label", { for: id }, said), input);
}

/** The field for the first step of what has steps; `most` is the last one. */
export function startField(thing, most, changed) {
  const id = `field-${made += 1}`;
  const input = element("input", { id, type: "number", min: 0, max: most, inputmode: "numeric", "data-field": "start" });
  input.value = thing.start;
  input.addEventListener("input", () => {
    const good = /^\d{1,3}$/.test(input.value) && Number(input.value) <= most;
    input.setAttribute("aria-invalid", !good);
    if (good) changed(Number(input.value));
  });
  return element("p", { class: "field short" }, element("label", { for: id }, fill(words.start, most)), input);
}
