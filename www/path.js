// The path of ten stops, and where the reader has stopped: kept on the device, for the first page to show.
import { Store } from "./common/store.js";

const NAME = /^[a-z0-9-]+$/;
/**
 * Where the reader is: `section` is ARTICLE/SECTION.
 *
 * @typedef {{ section: string, title: string, lang: string, step: number }} Place
 */

/** @param {unknown} text */
const isSection = (text) => typeof text === "string" && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(text);
const isWhole = (/** @type {any} */ value) =>
  Array.isArray(value?.done) &&
  value.done.every(isSection) &&
  (value.at === null ||
    (isSection(value.at?.section) &&
      typeof value.at.title === "string" &&
      NAME.test(value.at.lang.toLowerCase()) &&
      Number.isInteger(value.at.step)));

/** @type {Store<{ at: Place | null, done: string[] }>} */
const store = new Store("path", 1, isWhole);
const read = () => store.read({ at: null, done: [] });

/** The reader is at this step of an example.
    @param {Place} at
    @param {boolean} done */
export function remember(at, done) {
  const before = read();
  const all = new Set(before.done);
  if (done) all.add(at.section);
  store.write({ at, done: [...all] });
}

/** @type {(list: HTMLElement) => HTMLElement} */
const eraserOf = (list) => /** @type {HTMLElement} */ (list.querySelector("[name=erase]"));

/** The list of stops on the first page, and the link to where the reader has stopped.
    @param {HTMLElement} list */
function show(list) {
  const { at, done } = read();
  for (const tick of list.querySelectorAll("input")) {
    tick.checked = done.includes(tick.value);
    if (tick.parentElement) tick.parentElement.hidden = false;
  }
  eraserOf(list).hidden = !done.length;
  const status = list.querySelector("[role=status]");
  if (status && store.state !== "ok") status.textContent = list.dataset[store.state] ?? "";
  /** @type {HTMLAnchorElement | null} */
  const link = document.querySelector("a.go-on");
  if (!at || !link) return;
  const [article, section] = at.section.split("/");
  const title = Object.assign(document.createElement("span"), { textContent: at.title, lang: at.lang });
  const [before, after] = (list.dataset.goOn ?? "").split("$1");
  link.replaceChildren(before, title, after);
  link.href = `articles/${article}/${at.step ? `?step=${at.step}` : ""}#${section}`;
}

/** @type {HTMLElement | null} */
const list = document.querySelector(".stops");
if (list) {
  list.addEventListener("change", ({ target }) => {
    const { value, checked } = /** @type {HTMLInputElement} */ (target);
    const { at, done } = read();
    const others = done.filter((section) => section !== value);
    store.write({ at, done: checked ? [...others, value] : others });
    show(list);
  });
  eraserOf(list).addEventListener("click", () => {
    store.write({ at: read().at, done: [] });
    show(list);
  });
  addEventListener("pageshow", () => show(list)); // also where one comes back to it
  show(list);
}
