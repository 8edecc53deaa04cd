// What the reader has gone through, and where the reader has stopped: kept on the device, and shown as coins.
import { showCoins } from "./path/coins.js";
import { change, read, store } from "./path/record.js";

/** @typedef {import("./path/record.js").Place} Place */

/** The reader is at this step of an example.
    @param {Place} at
    @param {boolean} done */
export function remember(at, done) {
  change(({ done: before, ...rest }) => ({
    ...rest,
    at,
    done: done && !before.includes(at.section) ? [...before, at.section] : before,
  }));
  show();
}

/** @type {(list: HTMLElement) => HTMLElement} */
const eraserOf = (list) => /** @type {HTMLElement} */ (list.querySelector("[name=erase]"));

/** The list of stops, and the link to where the reader has stopped.
    @param {HTMLElement} list */
function showStops(list) {
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
const stops = document.querySelector(".stops");
if (stops) {
  stops.addEventListener("change", ({ target }) => {
    const { value, checked } = /** @type {HTMLInputElement} */ (target);
    change(({ done, ...rest }) => {
      const others = done.filter((section) => section !== value);
      return { ...rest, done: checked ? [...others, value] : others };
    });
    show();
  });
  eraserOf(stops).addEventListener("click", () => {
    change((record) => ({ ...record, done: [] }));
    show();
  });
}

/** Marks the chapter as read, or no longer. */
const mark = /** @type {HTMLButtonElement | null} */ (document.querySelector(".chapter-end [name=read]"));
mark?.addEventListener("click", () => {
  const { value } = mark;
  change(({ read: before, ...rest }) => ({
    ...rest,
    read: before.includes(value) ? before.filter((chapter) => chapter !== value) : [...before, value],
  }));
  show();
});

function show() {
  showCoins();
  if (stops) showStops(stops);
}
// Also where one comes back to the page, and where another window has changed what is kept.
for (const event of ["pageshow", "storage"]) addEventListener(event, show);
show();
