// A million positions at once, on the page of tables: searched by a worker, drawn in tiles, looked at closely,
// a cell at a time. All words and games stand in the page (`crates/site/src/pages/area.rs`).
//
// The modules in `area/` are parts of this file.
import { Cell } from "./area/cell.js";
import { followHands } from "./area/hands.js";
import { Picture } from "./area/picture.js";
import { View } from "./area/view.js";
import { fill } from "./common/fill.js";
import { Search } from "./common/search.js";

const section = document.querySelector(".area");
const one = (css) => section.querySelector(css);
const words = JSON.parse(section.dataset.said);
const side = Number(section.dataset.side);

const [select, state, stop, plane, canvas] = ["select", ".state [role=status]", ".stop", ".plane", "canvas"].map(one);
const squares = new Search();
const view = new View(canvas, () => picture.draw());
const picture = new Picture(canvas, view);
const cell = new Cell(one(".cell"), one(".card"), squares, words, section.dataset.play);

async function search() {
  const game = select.value;
  stop.hidden = false;
  state.textContent = words.searching;
  let found;
  try {
    found = await squares.ask({ kind: "area", game });
  } catch (error) {
    console.info("nian:", error);
    stop.hidden = true;
    state.textContent = words.failed;
    return;
  }
  if (!found) return; // it was ended
  const { cells } = found;
  stop.hidden = true;
  state.textContent = "";
  cell.of(game);
  plane.hidden = false;
  canvas.setAttribute("aria-label", fill(words.picture, select.selectedOptions[0].text));
  view.show(side, cells.length / side);
  await picture.show(cells, side);
  choose(1, 2);
}

/** Chooses a cell, brings it into sight, and says what it is and why. */
function choose(x, y) {
  view.choose(x, y);
  cell.tell(...view.at);
}

one("form").addEventListener("submit", (event) => {
  event.preventDefault();
  search();
});
stop.addEventListener("click", () => {
  squares.end();
  stop.hidden = true;
  state.textContent = words.stopped;
});
followHands(canvas, view, choose, one(".larger"), one(".smaller"));
