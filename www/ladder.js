// Opponents for a reader who wins, or loses, three games in a row: how these went is kept on the device.
import { OPPONENTS } from "./common/known.js";
import { Store } from "./common/store.js";

const ROW = 3;
const rungs = OPPONENTS.filter((name) => name !== "none"); // the strongest first
const isWhole = (value) =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(([name, row]) => rungs.includes(name) && Number.isInteger(row));
const store = new Store("ladder", 1, isWhole);

/** Counts a game that is over, and offers another opponent where it is time. */
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

/** Says so below the board; a button changes the opponent and begins a new game. */
function offer(board, other, won) {
  const place = document.querySelector(".ladder");
  const [said, button] = place.children;
  const { won: wins, lost, stronger, weaker } = place.dataset;
  said.textContent = other ? (won ? wins : lost) : "";
  button.hidden = !other;
  button.textContent = won ? stronger : weaker;
  button.onclick = () => {
    offer(board);
    board.setAttribute("opponent", other);
    board.reset();
    board.shadowRoot.querySelector("[part=board]")?.focus(); // the button is gone
  };
}
