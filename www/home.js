// The home page and the list of articles: what is kept of the board of the day, and the button that erases it.
import { Store } from "./common/store.js";
import { showCoins } from "./path/coins.js";
import { store as path } from "./path/record.js";

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

/** Says what becomes of what is kept. */
function tell() {
  const line = one(".kept");
  const said = line?.dataset[store.state];
  if (line && said) line.textContent = said;
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
    tell();
  });
  section.addEventListener("nian-end", ({ detail: { winner } }) => {
    if (winner !== "reader") return;
    store.write({ played: true, won: today() ?? read().won });
    tell();
    offer();
    const more = one(".over .more");
    if (more) more.hidden = false; // the card says itself who has won
  });
  read();
  tell();
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
  const offer = () => {
    showCoins();
    button.hidden = !document.querySelector(".coin[data-state]");
  };
  addEventListener("pageshow", offer); // also where one comes back to it
  offer();
  button.addEventListener("blur", () => ask(false));
  button.addEventListener("click", () => {
    if (!sure) return ask(true);
    ask(false);
    for (const kept of [store, path]) kept.erase();
    offer();
    status.textContent = line.dataset.cleared ?? "";
    if (button.hidden) status.focus(); // which the button had
  });
}

const board = one(".first-board");
if (board) followBoard(board);
const clearing = one(".clearing");
if (clearing) eraser(clearing);
