// The home page and the list of articles: what is kept of the board of the day, and how far the reader is, in words.
import { Store } from "./common/store.js";

/** Whether there has been a move on the board of the home page, and the last day whose position was won.
    @typedef {{ played: boolean, won: string | null }} Home */

const isDay = (/** @type {unknown} */ text) => typeof text === "string" && /^-?\d+-\d\d-\d\d$/.test(text);
const isWhole = (/** @type {any} */ value) =>
  typeof value?.played === "boolean" && (value.won === null || isDay(value.won));
/** @type {Store<Home>} */
const store = new Store("home", 1, isWhole);
const read = () => store.read({ played: false, won: null });

/** @param {string} css
    @returns {HTMLElement | null} */
const one = (css) => document.querySelector(css);

/** Says what becomes of what is kept, in the line that is written for it.
    @param {"ok" | "mended" | "damaged" | "forbidden"} state */
function tell(state) {
  const line = one(`.kept[data-state="${state}"]`);
  if (line) line.hidden = false;
}

/** How much is done, in words beside the coins; as long as nothing is, what is written there. */
function count() {
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll(".counted [data-done]");
  for (const said of all) {
    said.dataset.none ??= said.textContent;
    const done = said.parentElement?.querySelectorAll('.coin[data-state="all"]').length;
    said.textContent = done ? (said.dataset.done ?? "").replace("$1", `${done}`) : said.dataset.none;
  }
  const eraser = one(".clearing button");
  if (eraser) eraser.hidden = !document.querySelector(".coin[data-state]");
}

/** What is played on the board of the home page.
    @param {HTMLElement} section */
function followBoard(section) {
  const { positions = "", play } = section.dataset;
  const today = () => /** @type {HTMLTimeElement | null} */ (one(".of-day time"))?.dateTime || null;
  const another = /** @type {HTMLAnchorElement | null} */ (one(".over a"));
  const offer = () => {
    const all = positions.split(" ");
    if (another) another.href = `${play}?p=nim:${all[Math.floor(Math.random() * all.length)]}`;
  };
  section.addEventListener("nian-move", ({ detail: { by } }) => {
    if (by !== "reader" || read().played) return;
    store.write({ ...read(), played: true });
    tell(store.state);
  });
  section.addEventListener("nian-end", ({ detail: { winner } }) => {
    if (winner !== "reader") return;
    store.write({ played: true, won: today() ?? read().won });
    tell(store.state);
    offer();
    const more = one(".over .more");
    if (more) more.hidden = false; // the card says itself who has won
  });
  read();
  tell(store.state);
  offer();
}

/** The button that erases what is kept of reading and of the board of the day. It asks before: by the same button, which is
    where the finger is.
    @param {HTMLElement} line */
function eraser(line) {
  const [button, status] = /** @type {Iterable<HTMLElement>} */ (line.children);
  const name = button.textContent;
  let sure = false;
  const ask = (/** @type {boolean} */ asking) => {
    sure = asking;
    button.textContent = asking ? (line.dataset.sure ?? "") : name;
  };
  button.addEventListener("blur", () => ask(false));
  button.addEventListener("click", () => {
    if (!sure) return ask(true);
    ask(false);
    for (const kept of [store, new Store("path", 1, () => true)]) kept.erase();
    for (const coin of document.querySelectorAll(".coin")) coin.removeAttribute("data-state");
    status.textContent = line.dataset.cleared ?? "";
  });
}

const board = one(".first-board");
if (board) followBoard(board);
const clearing = one(".clearing");
if (clearing) eraser(clearing);
// `path.js` fills the coins: whenever it does.
new MutationObserver(count).observe(document.body, { attributeFilter: ["data-state"], subtree: true });
count();
