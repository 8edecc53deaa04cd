// The builder of tags: what is chosen, what to paste into a page, and what it looks like there.
import { written } from "../common/written.js";
import { tag } from "../share.js";
import { copies } from "./copy.js";
import { pins } from "./pin.js";

/** @typedef {import("../nian.js").NianElement} NianElement */
/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/** @template {HTMLElement} Found
    @param {string} css
    @param {ParentNode} within
    @returns {Found} */
const one = (css, within = document) => /** @type {Found} */ (within.querySelector(css));

/** Runs the builder of this form.
    @param {HTMLFormElement} form */
export function build(form) {
  const snippet = one("pre[aria-labelledby=snippet] code");
  const preview = one(".preview");
  const copying = one("pre[aria-labelledby=snippet] + *");
  const status = one("[role=status]", copying);
  /** @type {HTMLSelectElement} */
  const chooser = one("[name=element]", form);
  const shown = () => /** @type {NianElement} */ (preview.firstElementChild);

  const isOfChosen = (/** @type {HTMLElement} */ { dataset }) => ["", chooser.value].includes(dataset.for ?? "");
  /** @returns {HTMLElement[]} */
  const places = () => [.../** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".field"))];

  /** The fields of the tag that is being built, by name. */
  const fields = () =>
    new Map(
      places()
        .filter(isOfChosen)
        .map((place) => /** @type {Field} */ (one("input, select", place)))
        .map((field) => [field.name, field])
    );

  /** The attributes that are not left to their defaults: name and value.
      @returns {string[][]} */
  function attributes() {
    const all = [...fields().values()].map(({ name, value }) => [name, value.trim()]);
    const given = all.filter(([, value]) => value !== "");
    // Digits are in the place of a value.
    return given.some(([name]) => name === "digits") ? given.filter(([name]) => name !== "value") : given;
  }

  /** The widget that is being built. */
  function made() {
    for (const place of places()) place.hidden = !isOfChosen(place);
    const element = document.createElement(chooser.value);
    for (const [key, value] of attributes()) element.setAttribute(key, value);
    return /** @type {NianElement} */ (element);
  }

  /** Writes what to paste. Of a widget that is to be seen it knows the height.
      @param {NianElement} element */
  function write(element) {
    const lang = element.getAttribute("lang") ?? written();
    snippet.textContent = pinned(tag(element, lang, snippet.dataset.title ?? "", attributes()));
    status.textContent = "";
  }

  /** Writes what to paste of the widget that is shown, again when it can be seen how high it is.
      @param {NianElement} element */
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

  /** What is done with the widget is what will be pasted: the step that it shows, the moves that were played.
      @param {NianElement} element */
  function take(element) {
    const own = fields();
    const [step, moves] = ["step", "moves"].map((name) => own.get(name));
    if (moves) moves.value = element.moves?.join(",") ?? "";
    else if (step) step.value = element.step ? String(element.step) : "";
    write(element);
  }

  form.addEventListener("input", () => write(made()));
  form.addEventListener("change", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const own = fields();
    // Another thing has other moves and steps.
    const another = target === chooser || target.closest("[data-anew]");
    for (const name of another ? ["moves", "step"] : []) {
      const field = own.get(name);
      if (field) field.value = "";
    }
    // What can be done besides writing a number goes with one system.
    const [digits, work, system] = ["digits", "do", "in"].map((name) => own.get(name));
    const goes =
      (target === digits && digits.value) ||
      (target === work && work instanceof HTMLSelectElement && work.selectedIndex > 1);
    if (goes && system) system.value = "fibonacci";
    show();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
  for (const name of ["nian-step", "nian-move"]) preview.addEventListener(name, () => take(shown()));
  copies(one("button", copying), snippet, status);
  const pinned = pins(one(".pinning"), () => write(shown()));
  if ("asked" in form.dataset) show();
  else follow(shown());
}
