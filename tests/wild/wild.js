// Does things at random to the widgets of a page: attributes good and bad, methods, clicks, keys, pointers that are
// dragged, widths, out of the page and back; and to what the page has around them. At the end some are asked for
// something known. Arguments: the seed and how many actions. Returns what was wrong, and what the last actions were.
const [seed, count] = arguments;
let state = seed;
const random = (most) => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
};
const one = (list) => list[random(list.length)];

const LESSONS = ["ex1", "ex2", "ex5", "dice", "ten-coins", "grid", "misere", "nothing"].map((name) => `nim-and-variants/${name}`);
const VALUES = {
  src: [...LESSONS, "odd-total/fifteen", "fibonacci-nim/zeckendorf", "lessons/nim-and-variants/ex3.json", "none.json", ""],
  step: ["0", "1", "2", "3", "7", "99", "-1", "abc", ""],
  answers: ["shown", "hidden", "ask", "maybe"],
  theme: ["auto", "light", "dark", "projector", "pink"],
  lang: ["zh-Hant", "zh-Hans", "en", "fr"],
  position: ["nim:3,4,5", "wythoff:10,14", "dice:31@4", "dynamic.2:20", "dice.one:40@1,1,4", "sides.3:14", "nim:x", ""],
  opponent: ["perfect", "learner", "none", "nobody"],
  first: ["reader", "other", "who"],
  of: ["wythoff", "dice", "dynamic", "parity", "sides", "subtraction", "grundy", "chess"],
  rules: ["dynamic.3", "parity.4", "sides.5", "subtraction.1,3,4", "nim", "?"],
  value: ["60", "1", "0", "1618033", "x"],
  in: ["binary", "fibonacci", "mixed:2,3,4,5", "sequence:1,3,5,7", "roman"],
  controls: ["shown", "hidden", "off"],
  caption: ["shown", "hidden", ""],
  show: ["rows", "columns", "grid", "clock", "strip", "trays", "film"],
  moves: ["a2,b1", "a1", "1,2", "z9", ""],
  state: ["nim:3,4,5 a2,b1", "nim:3,4,5 z9", "wythoff:3,5", "1:1,0,0,0", "3:1,0,1,0", "?"],
  from: ["0", "12", "999999", "-3", "x"],
  "rows-shown": ["1", "5", "40", "1000", "x"],
  skill: ["outcome", "winning", "columns", "binary", "fibonacci", "pair", "residue", "limit", "luck"],
  level: ["1", "2", "3", "4"],
  seed: ["1", "77", "x"],
  count: ["1", "3", "0", ""],
  tasks: ["1", "2", "3"],
};
/** These are attributes of some elements and properties of all. */
const SET = ["state", "moves"];
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", "Escape", " ", "a"];
const NAMES = "nian-example, nian-game, nian-table, nian-number, nian-claim, nian-exercise";
/** What a page has around its widgets, but for what leads away from it, saves files or opens windows. */
const AROUND = "main :is(select, input:not([type=file]), textarea, button):not([type=submit], form button:not([type=button]), [name=worksheet], a *)";

const wrong = [];
window.addEventListener("error", ({ message, error }) => wrong.push(`error: ${error?.stack ?? message}`));
window.addEventListener("unhandledrejection", ({ reason }) => wrong.push(`rejection: ${reason?.stack ?? reason}`));

/** Pages whose widgets are their own affair: they set them up anew whenever they like. */
const theirs = /\/(class|make)\//.test(location.pathname);
const places = new Map();
const widgets = () => {
  for (const widget of document.querySelectorAll(NAMES)) places.set(widget, places.get(widget) ?? widget.parentNode);
  return [...places.keys()].filter((widget) => !theirs || widget.isConnected);
};
const long = async () => {
  for (let seconds = 0; seconds < 10; seconds += 1) await pause(1000); // a page that is impatient does not wait longer at once
  return "hangs";
};
const pause = (time) => new Promise((then) => setTimeout(then, time));
const done = [];

const attribute = (widget) => {
  const name = one(Object.keys(VALUES));
  const value = random(12) ? one(VALUES[name]) : null;
  done.push(`${widget.localName}.${name}=${value}`);
  if (SET.includes(name)) widget[name] = value;
  else if (value === null) widget.removeAttribute(name);
  else widget.setAttribute(name, value);
};

const method = (widget) => {
  const [name, value] = one([
    ["goTo", one(["first", "prev", "next", "last", random(8), -1, "x"])],
    ["play", one([...(widget.winning ?? []), "a1", "1", "b2", "?"])],
    ["undo"], ["redo"], ["reset"], ["canGoTo", random(9)], ["reveal"], ["hint"], ["next"],
    ["answer", one(["safe", "unsafe", ...(widget.winning ?? []), "a1", "101101", "34+8+3", "4, 1", "7", ""])],
  ]);
  done.push(`${widget.localName}.${name}(${value})`);
  try {
    widget[name](value);
  } catch (error) {
    if (error.constructor !== RangeError) wrong.push(`${name}(${value}): ${error.stack}`);
  }
};

const click = (widget) => {
  const all = [...widget.shadowRoot.querySelectorAll("button, [data-move], [data-do], summary")];
  const at = all.length && one(all);
  // The menu's lower part fills the screen or leads away; a button may load the page again.
  if (!at || at.matches(".nian-more *, dialog *, .nian-trouble *, .nian-notice *")) return;
  done.push(`${widget.localName} click ${at.dataset.do ?? at.dataset.move ?? at.textContent}`);
  at.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, cancelable: true }));
};

const drag = async (widget) => {
  const all = [...widget.shadowRoot.querySelectorAll("[type=range], [data-move], button")];
  const at = all.length && one(all);
  if (!at || at.matches(".nian-more *, dialog *, .nian-trouble *, .nian-notice *")) return;
  done.push(`${widget.localName} drag ${at.dataset.set ?? at.dataset.do ?? at.dataset.move}`);
  const point = (type, init) => at.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, isPrimary: true, pointerId: 1, ...init }));
  point("pointerdown", { buttons: 1 });
  for (let moves = random(4); moves; moves -= 1) {
    point("pointermove", { buttons: 1 });
    if (at.type === "range") {
      at.value = String(Number(at.min) + random(Number(at.max) - Number(at.min) + 1));
      at.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    }
    await pause(random(200));
  }
  // Now and then it is let go elsewhere, or never.
  if (random(8)) (random(4) ? at : document.body).dispatchEvent(new PointerEvent(random(5) ? "pointerup" : "pointercancel", { bubbles: true, composed: true }));
};

/** What asks, saves or leads away, would hold the test up. */
for (const name of ["alert", "confirm", "prompt", "print", "open"]) window[name] = () => null;
HTMLAnchorElement.prototype.click = () => {};

const around = () => {
  const all = [...document.querySelectorAll(AROUND)].filter((at) => !at.closest(`${NAMES}, dialog, [hidden]`));
  const at = all.length && one(all);
  if (!at) return;
  done.push(`page ${at.localName} ${at.name || at.textContent.slice(0, 20)}`);
  if (at.localName === "button") return at.click();
  if (at.localName === "select") at.selectedIndex = random(at.length);
  else if (/checkbox|radio/.test(at.type)) return at.click();
  else at.value = one(["", "7", "3,4,5", "dice:31@4", "x"]);
  for (const type of ["input", "change"]) at.dispatchEvent(new Event(type, { bubbles: true }));
};

const key = (widget) => {
  const all = [...widget.shadowRoot.querySelectorAll("[tabindex='0'], button, input")];
  const at = all.length && one(all);
  if (!at) return;
  const pressed = one(KEYS);
  done.push(`${widget.localName} key ${pressed}`);
  for (const type of ["keydown", "keyup"]) at.dispatchEvent(new KeyboardEvent(type, { key: pressed, bubbles: true, composed: true, cancelable: true }));
};

const away = (widget) => {
  if (theirs) return;
  done.push(`${widget.localName} ${widget.isConnected ? "away" : "back"}`);
  if (widget.isConnected) widget.remove();
  else places.get(widget).append(widget);
};

const resize = (widget) => {
  widget.style.width = one(["300px", "700px", "1000px", ""]);
  done.push(`${widget.localName} width ${widget.style.width}`);
};

const wait = (widget) => {
  done.push(`${widget.localName} ready`);
  return Promise.race([widget.ready.catch(() => {}), pause(300)]);
};

/** What each is asked for at the end, and how one sees that it is shown. */
const LAST = {
  "nian-exercise": [{ skill: "binary", rules: null, level: "1", seed: "7", count: null }, (widget) => widget.position?.startsWith("binary=")],
  "nian-example": [{ src: "nim-and-variants/ex1", step: "3" }, (widget) => widget.position === "nim:1,4,5" && widget.step === 3],
  "nian-game": [{ rules: null, show: null, moves: null, first: null, position: "wythoff:3,5" }, (widget) => widget.position === "wythoff:3,5"],
  "nian-table": [{ from: null, "rows-shown": null, of: "dice", rules: null }, (widget) => widget.shadowRoot.querySelector("table, .nian-table")],
  "nian-number": [{ do: null, digits: null, value: "17", in: "fibonacci" }, (widget) => /17/.test(widget.shadowRoot.querySelector(".nian-title").textContent)],
  "nian-claim": [{ src: "nim-and-variants/dice" }, (widget) => widget.shadowRoot.querySelector(".nian-card")],
};

const settle = async (widget) => {
  if (!widget.isConnected) places.get(widget).append(widget);
  const known = theirs ? [{}, () => true] : LAST[widget.localName];
  const [asked, shown] = [{ controls: null, caption: null, ...known[0] }, known[1]];
  // A file that failed once is asked for again, as a reader would.
  for (let tries = 0; ; tries += 1) {
    for (const [name, value] of Object.entries(asked)) {
      if (value === null) widget.removeAttribute(name);
      else widget.setAttribute(name, value);
    }
    const ready = await Promise.race([widget.ready.then(() => true, () => false), long()]);
    if ((ready === true && shown(widget)) || (theirs && ready !== "hangs")) return;
    if (ready === "hangs" || tries === 4) {
      const says = widget.shadowRoot.querySelector(".nian")?.innerText.slice(0, 80);
      return wrong.push(`${widget.outerHTML.slice(0, 200)} at the end: ${ready}, ${widget.position}, ${widget.step}, ${says}`);
    }
  }
};

return (async () => {
  for (let at = 0; at < count; at += 1) {
    const widget = one(widgets());
    if (!widget) await pause(20); // the page makes another
    else await one([attribute, attribute, method, method, click, click, key, key, drag, around, resize, away, wait])(widget);
    if (!random(3)) await pause(random(40));
  }
  const last = new Set(Array.from({ length: 8 }, () => one(widgets())));
  for (const widget of last) if (widget) await settle(widget);
  return { wrong: wrong.slice(0, 5), last: done.slice(-12), shown: places.size };
})();
