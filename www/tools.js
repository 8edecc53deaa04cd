// What few readers ask for, fetched by nian.js when one does: the lower part of a card's menu
// (full screen, addresses, tags to paste) and the keys of somebody who stands before a class.
import { link, snippets } from "./share.js";

const BASE = new URL(".", import.meta.url);
const WORDS = "%WORDS%"; // of each language, filled in when the site is written
const MARKS = "%MARKS%"; // safe and unsafe, as `draw` takes them

const STYLES = new URL("tools.css", BASE);
const sheet = document.adoptedStyleSheets && fetch(STYLES).then(async (response) => {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return new CSSStyleSheet().replace(await response.text());
});

/** What a key, or the button that opens the menu (`"menu"`), does. */
export async function use(widget, key) {
  const frame = widget.shadowRoot.querySelector(".nian");
  const card = { widget, frame, words: WORDS[frame.lang] };
  await dress(widget);
  if (key === "menu") fillMenu(card);
  else if (key === "f") {
    closeMenu(frame);
    toggleFull(card);
  }
  else if (key === "?") legend(card);
  else blacken(card);
}

const dressed = new WeakSet();
async function dress(widget) {
  if (dressed.has(widget)) return;
  dressed.add(widget);
  const { shadowRoot } = widget;
  if (sheet) shadowRoot.adoptedStyleSheets.push(await sheet);
  else shadowRoot.append(make("link", { rel: "stylesheet", href: STYLES }));
}

/** An element with properties, and with what stands in it. */
function make(name, properties = {}, ...inner) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inner);
  return made;
}

/** A button; a click on it does something. */
function button(label, click) {
  const made = make("button", { type: "button", className: "nian-plain" }, label);
  made.addEventListener("click", click);
  return made;
}

// The menu.

const closeMenu = (frame) => frame.querySelector("[data-do=menu][aria-expanded=true]")?.click();

function fillMenu(card) {
  const { widget, frame, words } = card;
  const place = frame.querySelector(".nian-more");
  if (!place || place.firstChild) return; // closed again, or filled
  const close = () => closeMenu(frame);
  const entry = (label, act) => button(label, () => {
    close();
    act(card);
  });
  place.append(entry(isFull(widget) ? words.leaveFull : words.full, toggleFull));
  if (widget.localName !== "nian-game" && link(widget, frame.lang)) place.append(linkHere(card));
  place.append(entry(words.embed, embed));
  if (document.documentElement.matches(".nian") && link(widget, frame.lang)) place.append(entry(words.qr, showCode));
  place.append(entry(words.legend, legend));
  closeOutside(widget, close);
}

/** The address of the step shown; it is looked up when it is used. */
function linkHere({ widget, frame, words }) {
  const made = make("a", {}, words.open);
  const look = () => { made.href = link(widget, frame.lang); };
  look();
  for (const event of ["pointerdown", "focus", "click"]) made.addEventListener(event, look);
  return made;
}

/** An open menu closes when something else is touched. */
function closeOutside(widget, close) {
  const touched = (event) => {
    if (event.composedPath().some((at) => at.classList?.contains("nian-menu"))) return;
    document.removeEventListener("pointerdown", touched);
    close();
  };
  document.addEventListener("pointerdown", touched);
}

// Before a class.

const isFull = (widget) => widget.matches(":fullscreen, [data-nian-full]");

/** Fills the screen with the widget, in the colours and the size for a projector; and back. */
async function toggleFull({ widget }) {
  if (widget.matches(":fullscreen")) return document.exitFullscreen();
  if (widget.matches("[data-nian-full]")) return widget.removeAttribute("data-nian-full");
  const theme = widget.getAttribute("theme");
  widget.setAttribute("theme", "projector");
  const left = () => {
    if (isFull(widget)) return;
    observer.disconnect();
    widget.removeEventListener("fullscreenchange", left);
    staged.then((leave) => leave());
    if (theme === null) widget.removeAttribute("theme");
    else widget.setAttribute("theme", theme);
  };
  const observer = new MutationObserver(left);
  try {
    await widget.requestFullscreen();
  } catch {
    // A frame may not, and a telephone cannot: it fills the window then.
    widget.setAttribute("data-nian-full", "");
  }
  observer.observe(widget, { attributeFilter: ["data-nian-full"] });
  widget.addEventListener("fullscreenchange", left);
  const staged = widget.engine.then(() => import("./stage.js")).then(({ stage }) => stage(widget)).catch(() => () => {}); // a browser too old for it shows the card as it is
  const inside = widget.shadowRoot;
  if (inside.activeElement) return; // a board is played on, say
  const first = ["[data-do=next]", ".nian-board [tabindex='0']", "button"];
  first.map((css) => inside.querySelector(css)).find(Boolean)?.focus();
}

/** Nothing to be seen until the next key or click. */
function blacken({ frame, words }) {
  const black = open(frame, "nian-black", words.black);
  for (const type of ["keydown", "click"]) {
    black.addEventListener(type, (event) => {
      event.preventDefault(); // the key does nothing else
      black.close();
    });
  }
}

// Dialogs.

/** A dialog in the card, over everything; nian.js lets no key go on to what is below. */
function open(frame, className, label) {
  const dialog = make("dialog", { className, tabIndex: -1 });
  dialog.setAttribute("aria-label", label);
  dialog.addEventListener("close", () => dialog.remove());
  frame.append(dialog);
  dialog.showModal();
  return dialog;
}

function openSheet({ frame, words }, heading) {
  const dialog = open(frame, "nian-sheet", heading);
  const close = button(words.close, () => dialog.close());
  close.autofocus = true;
  dialog.append(make("header", {}, make("h2", {}, heading), close));
  // A click beside it closes it.
  dialog.addEventListener("click", (event) => event.composedPath()[0] === dialog && dialog.close());
  close.focus();
  return dialog;
}

/** The keys that do something here, and what the marks mean. */
function legend(card) {
  const { widget, words } = card;
  const dialog = openSheet(card, words.legend);
  const own = widget.localName === "nian-game" ? words.gameKeys : widget.steps ? words.stepKeys : "";
  const keys = make("dl", { className: "nian-keys" });
  for (const row of `${own}\n${words.keys}`.split("\n").filter(Boolean)) {
    const [names, does] = row.split("|");
    const kinds = names.split(" ").flatMap((name) => [make("kbd", {}, name), " "]);
    keys.append(make("dt", {}, ...kinds), make("dd", {}, does));
  }
  const marks = make("dl", { className: "nian-marks" });
  const signs = [...MARKS.map(draw), "+", "E"];
  words.marks.split("\n").forEach((meaning, at) => marks.append(make("dt", {}, signs[at]), make("dd", {}, meaning)));
  dialog.append(keys, make("h3", {}, words.marksHeading), marks);
}

/** What is to be pasted to have the same in another page. */
function embed(card) {
  const { widget, frame, words } = card;
  const dialog = openSheet(card, words.embed);
  const { tag, iframe } = snippets(widget, frame.lang, words.title);
  dialog.append(...pasted(words, words.tag, tag));
  if (iframe) dialog.append(...pasted(words, words.iframe, iframe));
}

function pasted(words, about, text) {
  const code = make("pre", { tabIndex: 0 }, make("code", {}, text));
  code.setAttribute("aria-label", about);
  const status = make("span");
  status.setAttribute("role", "status");
  const copy = button(words.copy, async () => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = words.copied;
    } catch {
      getSelection().selectAllChildren(code);
      status.textContent = words.notCopied;
    }
  });
  return [make("p", {}, about), code, make("p", {}, copy, " ", status)];
}

/** The address of what is shown, for a class to point its telephones at. */
async function showCode(card) {
  const { widget, frame, words } = card;
  const address = link(widget, frame.lang);
  const { default: start, qr } = await import("./qr.js?%QR%");
  await start({ module_or_path: new URL("qr_bg.wasm?%QR%", BASE) });
  const dialog = openSheet(card, words.qr);
  dialog.classList.add("nian-qr");
  const code = drawing(qr(address).split("\n"));
  code.setAttribute("role", "img");
  code.setAttribute("aria-label", words.qrAbout);
  dialog.append(code, make("p", {}, make("a", { href: address }, address)));
}

/** Rows of 0 and 1, dark on light whatever the theme, with the margin that readers need. */
function drawing(rows) {
  const all = rows.length + 8;
  const dark = rows.flatMap((row, y) => [...row].flatMap((is, x) => (is === "1" ? `M${x + 4} ${y + 4}h1v1h-1z` : [])));
  const ground = ["path", { fill: "#fff", d: `M0 0h${all}v${all}H0z` }, []];
  const modules = ["path", { fill: "#000", d: dark.join("") }, []];
  return draw(["svg", { viewBox: `0 0 ${all} ${all}`, "shape-rendering": "crispEdges" }, [ground, modules]]);
}

/** An SVG element: its name, its attributes, and what stands in it. (A page that requires Trusted
    Types lets nobody read SVG from a text.) */
function draw([name, attributes, inner]) {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, value);
  drawn.append(...inner.map(draw));
  return drawn;
}
