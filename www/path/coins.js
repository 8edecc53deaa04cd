// Progress on a page: coins, the words beside them, and the way on.
import { fill } from "../common/fill.js";
import { read, store } from "./record.js";

/** @typedef {import("./record.js").Kept} Kept */

/** @type {(place: HTMLElement) => HTMLElement[]} */
const coinsIn = (place) => [.../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".coin"))];

/** @param {HTMLElement} coin
    @param {Kept} record */
function stateOf({ dataset }, { done, read }) {
  if (dataset.chapter && read.includes(dataset.chapter)) return "all";
  const sections = dataset.sections?.split(" ").filter(Boolean) ?? [];
  const gone = sections.filter((section) => done.includes(section)).length;
  if (!gone) return undefined;
  return gone === sections.length ? "all" : "some";
}

/** Writes a text, if it is another: each one written has the page laid out again.
    @param {HTMLElement} place
    @param {string | undefined} text */
const say = (place, text = "") => {
  if (place.textContent !== text) place.textContent = text;
};

/** Says in words how many coins are filled.
    @param {HTMLElement} progress
    @param {Kept} record */
function tell(progress, { read }) {
  /** @type {HTMLElement | null} */
  const told = progress.querySelector(".told");
  if (!told) return;
  told.dataset.none ??= told.textContent ?? "";
  const coins = coinsIn(progress);
  const filled = coins.filter(({ dataset }) => dataset.state === "all").length;
  const marked = progress.dataset.chapter !== undefined && read.includes(progress.dataset.chapter);
  const { none, some, all } = told.dataset;
  const any = coins.some(({ dataset }) => dataset.state);
  const text = marked || (coins.length && filled === coins.length) ? all : any ? some : none;
  say(told, fill(text ?? "", filled, coins.length));
}

/** The chapter to go on with: from the last place on the first that is not done; nothing where none is begun, or all are
    done.
    @param {HTMLElement[]} coins of the chapters
    @param {string | undefined} at the section that the reader was at */
function next(coins, at) {
  const last = coins.findIndex(({ dataset }) => at && dataset.sections?.split(" ").includes(at));
  if (last < 0 && !coins.some(({ dataset }) => dataset.state)) return -1;
  const from = Math.max(last, 0);
  const open = coins.map((_, index) => (from + index) % coins.length);
  return open.find((index) => coins[index].dataset.state !== "all") ?? -1;
}

/** The link of the page of contents: to the first chapter, or to the one to go on with.
    @param {HTMLElement} begin
    @param {Kept} record */
function goOn(begin, { at, done }) {
  /** @type {HTMLAnchorElement | null} */
  const link = begin.querySelector("a[data-go-on]");
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const chapters = document.querySelectorAll(".chapters h2 > a");
  if (!link || !chapters.length) return;
  link.dataset.begin ??= link.textContent ?? "";
  const coins = coinsIn(begin);
  const index = next(coins, at?.section);
  const chapter = chapters[Math.max(index, 0)];
  const text = index < 0 ? link.dataset.begin : (link.dataset.goOn ?? "");
  say(link, fill(text, index + 1, chapter.textContent ?? ""));
  const to = new URL(chapter.href);
  // To the very step, where that is not the last.
  if (at && !done.includes(at.section) && coins[index]?.dataset.sections?.split(" ").includes(at.section)) {
    if (at.step > 0) to.search = `?step=${at.step}`;
    to.hash = at.section.split("/")[1];
  }
  link.href = to.href;
}

/** Shows what is kept on this page. */
export function showCoins() {
  const record = read();
  /** @type {NodeListOf<HTMLElement>} */
  const coins = document.querySelectorAll(".coin");
  for (const coin of coins) {
    const state = stateOf(coin, record);
    if (state) coin.dataset.state = state;
    else delete coin.dataset.state;
  }
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll(".progress");
  for (const progress of all) tell(progress, record);
  for (const one of document.querySelectorAll(".coins, .progress")) one.setAttribute("data-shown", "");
  /** @type {HTMLElement | null} */
  const begin = document.querySelector(".begin");
  if (begin) goOn(begin, record);
  /** @type {HTMLButtonElement | null} */
  const mark = document.querySelector(".chapter-end [name=read]");
  if (mark) say(mark, record.read.includes(mark.value) ? mark.dataset.undo : mark.dataset.mark);
  /** @type {HTMLElement | null} */
  const kept = document.querySelector(".kept");
  const said = kept?.dataset[store.state];
  if (kept && said) say(kept, said);
}
