// Opponents for a reader who wins, or loses, three games in a row: how these went is kept on the device.
import { OPPONENTS } from "./common/known.js";
import { Store } from "./common/store.js";

/** @typedef {import("./nian.js").NianGame} NianGame */

const ROW = 3;
const rungs = OPPONENTS.filter((name) => name !== "none"); // the strongest first
const isWhole = (/** @type {unknown} */ value) =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(([name, row]) => rungs.includes(name) && Number.isInteger(row));
/** Of each opponent how many games in a row were won, or lost. @type {Store<Record<string, number>>} */
const store = new Store("ladder", 1, isWhole);

/** Counts a game that is over, and offers another opponent where it is time.
    @param {NianGame} board
    @param {"reader" | "other" | undefined} winner */
export function count(board, winner) {
  const opponent = board.getAttribute("opponent") ?? rungs[0];
  const at = rungs.indexOf(opponent);
  if (at < 0) return;
  const rows = store.read({});
  const before = rows[opponent] ?? 0;
  const won = winner === "reader";
  const row = won ? Math.max(before, 0) + 1 : Math.min(before, 0) - 1; // won in a row, or lost
  store.write({ ...rows, [opponent]: row });
  const other = Math.abs(row) < ROW ? undefined : rungs[at + (won ? -1 : 1)];
  offer(board, other, won);
}

/** Shows the offer below the board: a button changes the opponent and begins a new game.
    @param {NianGame} board
    @param {string} [other]
    @param {boolean} [won] */
function offer(board, other, won) {
  const place = /** @type {HTMLElement} */ (document.querySelector(".ladder"));
  const [said, button] = /** @type {Iterable<HTMLElement>} */ (place.children);
  const { won: wins = "", lost = "", stronger = "", weaker = "" } = place.dataset;
  said.textContent = other ? (won ? wins : lost) : "";
  button.hidden = !other;
  button.textContent = won ? stronger : weaker;
  button.onclick = () => {
    offer(board);
    if (other) board.setAttribute("opponent", other);
    board.reset();
    /** @type {HTMLElement | null | undefined} */
    const picture = board.shadowRoot?.querySelector("[part=board]");
    picture?.focus(); // the button is gone
  };
}
