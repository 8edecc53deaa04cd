// Does things at random to the widgets of a page: attributes good and bad, methods, clicks, keys, widths,
// out of the page and back. At the end each is asked for something known. Arguments: the seed and how many
// actions. Returns what was wrong, and what the last actions were.
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
};
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", "Escape", " ", "a"];
const NAMES = "nian-example, nian-game, nian-table, nian-number, nian-claim";

const wrong = [];
window.addEventListener("error", ({ message, error }) => wrong.push(`error: ${error?.stack ?? message}`));
window.addEventListener("unhandledrejection", ({ reason }) => wrong.push(`rejection: ${reason?.stack ?? reason}`));

const widgets = [...document.querySelectorAll(NAMES)];
const places = new Map(widgets.map((widget) => [widget, widget.parentNode]));
const pause = (time) => new Promise((then) => setTimeout(then, time));
const done = [];

const attribute = (widget) => {
  const name = one(Object.keys(VALUES));
  const value = random(12) ? one(VALUES[name]) : null;
  done.push(`${widget.localName}.${name}=${value}`);
  if (value === null) widget.removeAttribute(name);
  else widget.setAttribute(name, value);
};

const method = (widget) => {
  const [name, value] = one([
    ["goTo", one(["first", "prev", "next", "last", random(8), -1, "x"])],
    ["play", one([...(widget.winning ?? []), "a1", "1", "b2", "?"])],
    ["undo"], ["redo"], ["reset"], ["canGoTo", random(9)],
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

const key = (widget) => {
  const all = [...widget.shadowRoot.querySelectorAll("[tabindex='0'], button, input")];
  const at = all.length && one(all);
  if (!at) return;
  const pressed = one(KEYS);
  done.push(`${widget.localName} key ${pressed}`);
  for (const type of ["keydown", "keyup"]) at.dispatchEvent(new KeyboardEvent(type, { key: pressed, bubbles: true, composed: true, cancelable: true }));
};

const away = (widget) => {
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
  "nian-example": [{ src: "nim-and-variants/ex1", step: "3" }, (widget) => widget.position === "nim:1,4,5" && widget.step === 3],
  "nian-game": [{ position: "wythoff:3,5" }, (widget) => widget.position === "wythoff:3,5"],
  "nian-table": [{ of: "dice", rules: null }, (widget) => widget.shadowRoot.querySelector("table, .nian-table")],
  "nian-number": [{ do: null, digits: null, value: "17", in: "fibonacci" }, (widget) => /17/.test(widget.shadowRoot.querySelector(".nian-title").textContent)],
  "nian-claim": [{ src: "nim-and-variants/dice" }, (widget) => widget.shadowRoot.querySelector(".nian-card")],
};

const settle = async (widget) => {
  if (!widget.isConnected) places.get(widget).append(widget);
  const [asked, shown] = LAST[widget.localName];
  // A file that failed once is asked for again, as a reader would.
  for (let tries = 0; ; tries += 1) {
    for (const [name, value] of Object.entries(asked)) {
      if (value === null) widget.removeAttribute(name);
      else widget.setAttribute(name, value);
    }
    const ready = await Promise.race([widget.ready.then(() => true, () => false), pause(8000).then(() => "hangs")]);
    if (ready === true && shown(widget)) return;
    if (ready === "hangs" || tries === 4) {
      const says = widget.shadowRoot.querySelector(".nian")?.innerText.slice(0, 80);
      return wrong.push(`${widget.outerHTML.slice(0, 200)} at the end: ${ready}, ${widget.position}, ${widget.step}, ${says}`);
    }
  }
};

return (async () => {
  for (let at = 0; at < count; at += 1) {
    const widget = one(widgets);
    await one([attribute, attribute, method, method, click, click, key, key, resize, away, wait])(widget);
    if (!random(3)) await pause(random(40));
  }
  for (const widget of widgets) await settle(widget);
  return { wrong: wrong.slice(0, 5), last: done.slice(-12), shown: widgets.length };
})();
