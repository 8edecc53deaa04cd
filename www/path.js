// The path of ten stops, and where the reader has stopped: kept on the device, for the first page to show.
import { Store } from "./common/store.js";

const NAME = /^[a-z0-9-]+$/;
const isSection = (text) => typeof text === "string" && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(text);
const isWhole = (value) =>
  Array.isArray(value?.done) &&
  value.done.every(isSection) &&
  (value.at === null ||
    (isSection(value.at?.section) &&
      typeof value.at.title === "string" &&
      NAME.test(value.at.lang.toLowerCase()) &&
      Number.isInteger(value.at.step)));

const store = new Store("path", 1, isWhole);
const read = () => store.read({ at: null, done: [] });

/** The reader is at this step of an example: `at` is { section: "ARTICLE/SECTION", title, lang, step }. */
export function remember(at, done) {
  const before = read();
  const all = new Set(before.done);
  if (done) all.add(at.section);
  store.write({ at, done: [...all] });
}

/** The list of stops on the first page, and the link to where the reader has stopped. */
function show(list) {
  const { at, done } = read();
  for (const tick of list.querySelectorAll("input")) {
    tick.checked = done.includes(tick.value);
    tick.parentNode.hidden = false;
  }
  list.querySelector("[name=erase]").hidden = !done.length;
  if (store.state !== "ok") list.querySelector("[role=status]").textContent = list.dataset[store.state];
  const link = document.querySelector("a.go-on");
  if (!at || !link) return;
  const [article, section] = at.section.split("/");
  const title = Object.assign(document.createElement("span"), { textContent: at.title, lang: at.lang });
  const [before, after] = list.dataset.goOn.split("$1");
  link.replaceChildren(before, title, after);
  link.href = `articles/${article}/${at.step ? `?step=${at.step}` : ""}#${section}`;
}

const list = document.querySelector(".stops");
if (list) {
  list.addEventListener("change", ({ target }) => {
    const { at, done } = read();
    const others = done.filter((section) => section !== target.value);
    store.write({ at, done: target.checked ? [...others, target.value] : others });
    show(list);
  });
  list.querySelector("[name=erase]").addEventListener("click", () => {
    store.write({ at: read().at, done: [] });
    show(list);
  });
  addEventListener("pageshow", () => show(list)); // also where one comes back to it
  show(list);
}
