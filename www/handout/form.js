// What is chosen of a handout: its parts, and the steps that are shown.
import { make } from "../tools/make.js";

/** The form over a sheet. `parts` are the values of `print`; `tell` hears the one chosen. */
export function formOf(words, { parts, shown, address }, tell) {
  const select = make("select", { id: "handout-parts", name: "print" }, ...parts.map((part) => make("option", { value: part, selected: part === shown }, words[part === "key" ? "keyOnly" : part])));
  select.addEventListener("change", () => tell(select.value));
  const form = make("form", { className: "setting practice" },
    make("div", {}, make("label", { htmlFor: select.id }, words.parts), select),
    make("button", { type: "submit", name: "paper" }, words.print),
    make("a", { href: address }, words.back));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    window.print();
  });
  return form;
}

/** The steps of each thing, to be ticked; `tell(index, steps)` hears which ones. */
export function stepsOf(words, things, tell) {
  const made = things.flatMap(({ name, steps, chosen }, index) => {
    if (!steps || steps.length < 2) return [];
    const boxes = steps.map((step) => {
      const box = make("input", { type: "checkbox", name: `${index}.${step}`, checked: chosen.includes(step) });
      box.dataset.step = step;
      return make("label", {}, box, step ? ` ${step}` : ` ${words.start}`);
    });
    const field = make("fieldset", {}, make("legend", {}, name), ...boxes);
    field.addEventListener("change", () => tell(index, new Set([...field.querySelectorAll(":checked")].map(({ dataset }) => Number(dataset.step)))));
    return [field];
  });
  if (!made.length) return undefined;
  return make("details", { className: "handout-steps" }, make("summary", {}, words.steps), ...made);
}
