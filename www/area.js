// A million positions at once, on the page of tables: searched by a worker, drawn in tiles, looked at closely,
// a cell at a time. All words and games stand in the page (`crates/site/src/pages/area.rs`).
import { fill } from "./common/fill.js";
import { idle } from "./common/idle.js";
import { Search } from "./common/search.js";

const section = document.querySelector(".area");
const one = (css) => section.querySelector(css);
const words = JSON.parse(section.dataset.said);
const SIDE = Number(section.dataset.side);
const TILE = 250; // cells beside one another in a tile, which is drawn in a few milliseconds
const LARGEST = 32; // CSS pixels that a cell takes at most
const MARKED = 14; // from so many on a safe one has its tick
const FEW = 20_000; // so many are drawn one by one
const DOT = 1.6; // CSS pixels of a cell that is too small
const STILL = 5; // a pointer that moves less has pressed a cell

const [select, state, stop, plane, canvas, said, link] = ["select", ".state [role=status]", ".stop", ".plane", "canvas", "#area-cell", ".cell a"].map(one);
const squares = new Search();
let game; // the one that is drawn
let cells; // whether each position is safe
let tiles = []; // pictures of them, in the colour that they were made with
let few = []; // the safe ones, where these are few: of a cell less than a pixel wide nothing would be seen
let colour;
let at = [0, 0]; // the chosen cell
let scale = 1; // CSS pixels a cell
let corner = [0, 0]; // the cell, and the part of it, at the top left

/** The largest scale at which all is seen. */
const whole = () => Math.min(canvas.clientWidth, canvas.clientHeight) / SIDE;
const within = (least, value, most) => Math.max(least, Math.min(value, most));

async function search() {
  const asked = select.value;
  stop.hidden = false;
  state.textContent = words.searching;
  let found;
  try {
    found = await squares.ask({ game: asked });
  } catch (error) {
    console.info("nian:", error);
    stop.hidden = true;
    state.textContent = words.failed;
    return;
  }
  if (!found) return; // it was ended
  stop.hidden = true;
  state.textContent = "";
  [game, cells, tiles, few, wanted] = [asked, found, [], [], undefined];
  plane.hidden = false;
  canvas.setAttribute("aria-label", fill(words.picture, select.selectedOptions[0].text));
  [scale, corner] = [whole(), [0, 0]];
  await paint();
  choose(1, 2);
}

/** Makes the tiles, piece by piece: a page has other things to do as well. */
async function paint() {
  const of = cells;
  colour = getComputedStyle(canvas).color;
  const [red, green, blue] = colour.match(/[\d.]+/g).map(Number);
  const [made, safe] = [[], []];
  for (let y = 0; y < SIDE; y += TILE) {
    for (let x = 0; x < SIDE; x += TILE) {
      const image = new ImageData(TILE, TILE);
      for (let row = 0; row < TILE; row += 1) {
        for (let column = 0; column < TILE; column += 1) {
          if (!of[(y + row) * SIDE + x + column]) continue;
          image.data.set([red, green, blue, 255], 4 * (row * TILE + column));
          if (safe.length <= FEW) safe.push([x + column, y + row]);
        }
      }
      const picture = Object.assign(document.createElement("canvas"), { width: TILE, height: TILE });
      picture.getContext("2d").putImageData(image, 0, 0);
      made.push({ x, y, picture });
      await idle();
      if (of !== cells) return; // another game is shown
    }
  }
  tiles = made;
  few = safe.length <= FEW ? safe : [];
  draw();
}

let drawing;
/** Draws what is seen, once before the next picture of the screen. */
function draw() {
  drawing ??= requestAnimationFrame(() => {
    drawing = undefined;
    const style = getComputedStyle(canvas);
    if (style.color !== colour) paint(); // another theme
    const [width, height, ratio] = [canvas.clientWidth, canvas.clientHeight, devicePixelRatio];
    [canvas.width, canvas.height] = [width * ratio, height * ratio];
    // All of it is seen without dragging, and a finger on it scrolls the page.
    canvas.style.touchAction = scale > whole() ? "none" : "pan-y";
    const pen = canvas.getContext("2d");
    pen.scale(ratio, ratio);
    pen.imageSmoothingEnabled = scale < 1;
    const place = (x, y) => [(x - corner[0]) * scale, (y - corner[1]) * scale];
    for (const { x, y, picture } of tiles) pen.drawImage(picture, ...place(x, y), TILE * scale, TILE * scale);
    pen.fillStyle = style.color;
    if (scale < DOT) for (const cell of few) pen.fillRect(...place(...cell), DOT, DOT);
    if (scale >= MARKED) marks(pen, place, width, height, style);
    pen.strokeStyle = style.caretColor;
    pen.lineWidth = 2;
    const size = Math.max(scale, 8);
    const [left, top] = place(at[0] + 0.5, at[1] + 0.5);
    pen.strokeRect(left - size / 2, top - size / 2, size, size);
    pen.strokeStyle = style.borderTopColor;
    pen.lineWidth = 1;
    pen.strokeRect(...place(0, 0), SIDE * scale, SIDE * scale);
  });
}

/** Where cells are large, lines between them, and a tick in the safe ones: colour alone says nothing. */
function marks(pen, place, width, height, style) {
  const [first, last] = [corner, [corner[0] + width / scale, corner[1] + height / scale]].map((ends) => ends.map((end) => within(0, Math.floor(end), SIDE - 1)));
  pen.lineWidth = 1;
  for (let y = first[1]; y <= last[1]; y += 1) {
    for (let x = first[0]; x <= last[0]; x += 1) {
      const [left, top] = place(x, y);
      pen.strokeStyle = style.borderTopColor;
      pen.globalAlpha = 0.4;
      pen.strokeRect(left, top, scale, scale);
      pen.globalAlpha = 1;
      if (!cells[y * SIDE + x]) continue;
      pen.strokeStyle = style.backgroundColor;
      pen.lineWidth = 2;
      pen.beginPath();
      pen.moveTo(left + 0.25 * scale, top + 0.52 * scale);
      pen.lineTo(left + 0.43 * scale, top + 0.7 * scale);
      pen.lineTo(left + 0.76 * scale, top + 0.32 * scale);
      pen.stroke();
      pen.lineWidth = 1;
    }
  }
}

/** Looks closer or farther, at what is at this place of the picture. */
function zoom(factor, x, y) {
  const before = scale;
  scale = within(whole(), scale * factor, LARGEST);
  corner = [corner[0] + x / before - x / scale, corner[1] + y / before - y / scale];
  hold();
}

/** The picture stays within its frame. */
function hold() {
  const seen = [canvas.clientWidth / scale, canvas.clientHeight / scale];
  corner = corner.map((value, axis) => (seen[axis] >= SIDE ? (SIDE - seen[axis]) / 2 : within(0, value, SIDE - seen[axis])));
  draw();
}

/** Chooses a cell, brings it into sight, and says what it is and why. */
async function choose(x, y) {
  at = [within(0, x, SIDE - 1), within(0, y, SIDE - 1)];
  const seen = [canvas.clientWidth / scale, canvas.clientHeight / scale];
  corner = corner.map((value, axis) => within(at[axis] + 1 - seen[axis], value, at[axis]));
  hold();
  const named = (x, y) => `${game}:${x}${game.startsWith("dynamic") ? "@" : ","}${y}`;
  const position = named(...at);
  const safe = cells[at[1] * SIDE + at[0]] === 1;
  const none = game === "euclid" && x === 0 && y === 0;
  link.hidden = none;
  link.href = `${section.dataset.play}?p=${position}`;
  if (none || safe) {
    wanted = undefined;
    said.textContent = fill(none ? words.nothing : words.safe, position);
    return;
  }
  const move = await winning(at);
  if (move === undefined) return;
  const [take, left, below] = move.split(" ");
  said.textContent = take ? fill(words.unsafe, position, take, named(left, below)) : words.failed;
}

let wanted; // the cell whose move is asked for last
let asking; // the question that has not been answered
/** A move from a cell that wins; empty where it cannot be had, nothing where another cell is chosen meanwhile.
    The worker is not ended for another cell: it would have to search all of them again. */
async function winning(cell) {
  wanted = cell;
  while (asking) await asking;
  if (wanted !== cell) return undefined;
  asking = squares.ask({ game, x: cell[0], y: cell[1] }).catch(() => "");
  const found = await asking;
  asking = undefined;
  return wanted === cell ? found : undefined;
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

const middle = () => [canvas.clientWidth / 2, canvas.clientHeight / 2];
const chosen = () => at.map((cell, axis) => (cell + 0.5 - corner[axis]) * scale);
const [larger, smaller] = [() => {
  zoom(2, ...chosen());
  choose(...at);
}, () => zoom(0.5, ...middle())];
one(".larger").addEventListener("click", larger);
one(".smaller").addEventListener("click", smaller);
canvas.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const far = event.shiftKey ? 10 : 1;
  const go = {
    ArrowLeft: () => choose(at[0] - far, at[1]),
    ArrowRight: () => choose(at[0] + far, at[1]),
    ArrowUp: () => choose(at[0], at[1] - far),
    ArrowDown: () => choose(at[0], at[1] + far),
    Home: () => choose(0, 0),
    "+": larger, "=": larger, "-": smaller,
  }[event.key];
  if (!go) return;
  event.preventDefault();
  go();
});
// The wheel is the page's; with Ctrl, as touch pads have it too, it looks closer.
canvas.addEventListener("wheel", (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 200), event.offsetX, event.offsetY);
}, { passive: false });

// Pointers: one presses a cell or drags the picture, two pull it apart.
const fingers = new Map();
let moved = 0;
canvas.addEventListener("pointerdown", (event) => {
  canvas.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, [event.offsetX, event.offsetY]);
  if (fingers.size === 1) moved = 0;
});
canvas.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = [event.offsetX, event.offsetY];
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  fingers.set(event.pointerId, now);
  moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
  if (moved < STILL) return;
  if (other) {
    const apart = (place) => Math.max(1, Math.hypot(place[0] - other[0], place[1] - other[1]));
    return zoom(apart(now) / apart(before), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
  }
  corner = corner.map((value, axis) => value - (now[axis] - before[axis]) / scale);
  hold();
});
canvas.addEventListener("pointerup", (event) => {
  const place = fingers.get(event.pointerId);
  fingers.delete(event.pointerId);
  if (!place || moved >= STILL || fingers.size) return;
  canvas.focus({ preventScroll: true });
  choose(...place.map((value, axis) => Math.floor(corner[axis] + value / scale)));
});
canvas.addEventListener("pointercancel", ({ pointerId }) => fingers.delete(pointerId));
new ResizeObserver(() => {
  if (!cells || !canvas.clientWidth) return;
  scale = within(whole(), scale, LARGEST);
  hold();
}).observe(canvas);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => cells && draw());
new MutationObserver(() => cells && draw()).observe(document.documentElement, { attributeFilter: ["data-theme"] });
