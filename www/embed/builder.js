// The builder of tags: what is chosen, what to paste into a page, and what it looks like there.
import { written } from "../common/written.js";
import { tag } from "../share.js";
import { copies } from "./copy.js";
import { pins } from "./pin.js";

/** Runs the builder of this form. */
export function build(form) {
  const snippet = document.querySelector("pre[aria-labelledby=snippet] code");
  const preview = document.querySelector(".preview");
  const copying = snippet.parentElement.nextElementSibling;
  const status = copying.querySelector("[role=status]");

  const chosen = () => form.elements.element.value;

  /** The fields of the tag that is being built, by name. */
  const fields = () => new Map([...form.querySelectorAll(".field")]
    .filter((field) => ["", chosen()].includes(field.dataset.for))
    .map((field) => field.querySelector("input, select"))
    .map((field) => [field.name, field]));

  /** The attributes that are not left to their defaults: name and value. */
  function attributes() {
    const all = [...fields().values()]
      .map(({ name, value }) => [name, value.trim()])
      .filter(([, value]) => value !== "");
    const given = new Map(all);
    if (given.has("digits")) given.delete("value"); // they are in its place
    return [...given];
  }

  /** The widget that is being built. */
  function made() {
    for (const field of form.querySelectorAll(".field")) {
      field.hidden = !["", chosen()].includes(field.dataset.for);
    }
    const element = document.createElement(chosen());
    for (const [key, value] of attributes()) element.setAttribute(key, value);
    return element;
  }

  /** Writes what to paste. Of a widget that is to be seen it knows the height. */
  function write(element) {
    const lang = element.getAttribute("lang") ?? written();
    snippet.textContent = pinned(tag(element, lang, snippet.dataset.title, attributes()));
    status.textContent = "";
  }

  /** Writes what to paste of the widget that is shown, again when it can be seen how high it is. */
  async function follow(element) {
    write(element);
    await element.ready?.catch(() => {}); // it says itself what is wrong with it
    if (preview.contains(element)) write(element);
  }

  function show() {
    const element = made();
    preview.replaceChildren(element);
    follow(element);
  }

  /** What is done with the widget is what will be pasted: the step that it shows, the moves that were played. */
  function take(element) {
    const { step, moves } = Object.fromEntries(fields());
    if (moves) moves.value = element.moves.join(",");
    else if (step) step.value = element.step || "";
    write(element);
  }

  form.addEventListener("input", () => write(made()));
  form.addEventListener("change", ({ target }) => {
    const own = fields();
    // Another thing has other moves and steps.
    const another = target === form.elements.element || target.closest("[data-anew]");
    for (const name of another ? ["moves", "step"] : []) if (own.has(name)) own.get(name).value = "";
    // What can be done besides writing a number goes with one system.
    const { digits, do: work } = Object.fromEntries(own);
    if ((target === digits && digits.value) || (target === work && work.selectedIndex > 1)) own.get("in").value = "fibonacci";
    show();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
  for (const name of ["nian-step", "nian-move"]) preview.addEventListener(name, ({ target }) => take(target));
  copies(copying.querySelector("button"), snippet, status);
  const pinned = pins(document.querySelector(".pinning"), () => write(preview.firstElementChild));
  follow(preview.firstElementChild);
}
