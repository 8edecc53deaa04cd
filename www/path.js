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
export const read = () => store.read({ at: null, done: [] });

/** The reader is at this step of an example.
    @param {Place} at
    @param {boolean} done */
export function remember(at, done) {
  const before = read();
  const all = new Set(before.done);
  if (done) all.add(at.section);
  store.write({ at, done: [...all] });
}

/** Fills the coins. */
function fill() {
  const { done } = read();
  /** @type {NodeListOf<HTMLElement>} */
  const coins = document.querySelectorAll(".coin[data-sections]");
  for (const coin of coins) {
    const sections = (coin.dataset.sections ?? "").split(" ").filter(Boolean);
    const count = sections.filter((section) => done.includes(section)).length;
    if (count) coin.dataset.state = count < sections.length ? "some" : "all";
    else delete coin.dataset.state;
  }
  /** @type {HTMLElement | null} */
  const line = store.state === "ok" ? null : document.querySelector(`.kept[data-state="${store.state}"]`);
  if (line) line.hidden = false;
}
addEventListener("pageshow", fill); // also where one comes back to it
fill();
