// The elements of Nian for any page: <nian-example>, <nian-game>, <nian-table>, <nian-number>,
// <nian-claim>.
//
// This file is all that a page loads at first. The wasm, one instance for the whole page, is
// fetched from beside it when the first element comes near the screen. What stands inside a tag is
// shown until then, stays where wasm cannot run, and is what is printed.

const BASE = new URL(".", import.meta.url);
const NAMES = ["nian-example", "nian-game", "nian-table", "nian-number", "nian-claim"];
const REFLECTED = ["src", "first", "opponent", "of", "rules", "value", "in", "digits", "do", "answers", "theme"];
const ATTRIBUTES = [...REFLECTED, "step", "position", "lang"];
const THEMES = ["auto", "light", "dark", "projector"];
const NEAR = "1100px"; // about a screen away
const OURS = /^[a-z0-9-]+\/[a-z0-9-]+$/; // ARTICLE/NAME

// What is said when nothing that could say it better has arrived.
const WORDS = {
  "zh-Hant": {
    engine: "互動圖無法在這裡執行：檔案沒有下載成功，或網頁的設定不允許 WebAssembly。",
    missing: "沒有寫 src：要寫「文章/例子」，或一個 .json 檔的網址。",
    unknown: (src) => `找不到「${src}」這個例子。src 要寫「文章/例子」，或一個 .json 檔的網址。`,
    load: (src) => `例子「${src}」沒有下載成功。`,
    claim: (src) => `找不到「${src}」這個命題。src 要寫「文章/命題」。`,
    check: "驗證無法在這裡執行：檔案沒有下載成功，或網頁的設定不允許。",
    waiting: (name) => `<${name}> 還不能用：請先等它的 ready。`,
  },
  "zh-Hans": {
    engine: "互动图无法在这里运行：文件没有下载成功，或网页的设置不允许 WebAssembly。",
    missing: "没有写 src：要写“文章/例子”，或一个 .json 文件的网址。",
    unknown: (src) => `找不到“${src}”这个例子。src 要写“文章/例子”，或一个 .json 文件的网址。`,
    load: (src) => `例子“${src}”没有下载成功。`,
    claim: (src) => `找不到“${src}”这个命题。src 要写“文章/命题”。`,
    check: "验证无法在这里运行：文件没有下载成功，或网页的设置不允许。",
    waiting: (name) => `<${name}> 还不能用：请先等待它的 ready。`,
  },
  en: {
    engine: "The interactive picture cannot run here: a file did not arrive, or the page does not allow WebAssembly.",
    missing: "No src is given: it takes ARTICLE/EXAMPLE, or the address of a .json file.",
    unknown: (src) => `There is no example “${src}”: src takes ARTICLE/EXAMPLE, or the address of a .json file.`,
    load: (src) => `The example “${src}” did not arrive.`,
    claim: (src) => `There is no claim “${src}”: src takes ARTICLE/CLAIM.`,
    check: "The check cannot run here: a file did not arrive, or the page does not allow it.",
    waiting: (name) => `<${name}> cannot be used yet: await its ready first.`,
  },
};

// How an element stands in a page before its own styles arrive. What the page does to its text
// reaches the fallback, which is the page's, but not the widget.
const STANCE = new CSSStyleSheet();
STANCE.replaceSync(`
  :host { display: block; }
  :host([hidden]), [hidden] { display: none !important; }
  .nian { all: initial; display: block; direction: ltr; font-family: sans-serif; }
  @media print {
    .nian-fallback.full { display: block !important; }
    .nian-fallback.full + .nian { display: none; }
  }
`);

// What is loaded for a text that contains one of those in `by`: a part of the wasm (`code`), a
// portion of the words, or both.
const PARTS = "%PARTS%";
// What is shown instead of something unreadable.
const DEFAULTS = { "nian-game": "=nim:", "nian-table": "=wythoff" };

let bundle;
const load = () => (bundle ??= fetchBundle().catch((error) => {
  bundle = undefined; // the next element tries again
  throw error;
}));

async function fetchBundle() {
  const wasm = fetch(new URL("%WASM%", BASE)); // beside the script, which would ask for it only when it has come
  wasm.catch(() => {}); // looked at below
  const [glue, css] = await Promise.all([import("./%GLUE%"), fetchText(new URL("nian.css", BASE))]);
  const base = await glue.default({ module_or_path: wasm });
  return { base, glue, sheet: await new CSSStyleSheet().replace(css) };
}

// Loads what a text asks for, to be said in a language; at once, and not a promise, where all is there.
function prepare(text, language) {
  for (const part of PARTS) part.asked ||= part.by.some((word) => text.includes(word) || text.includes("\\u"));
  return learn(language);
}

// Loads what has been asked for so far.
function learn(language) {
  const coming = PARTS.filter(({ asked }) => asked).flatMap(({ name, code, words }) => [
    code && once(`%PART%`, async (response, { base }) => WebAssembly.instantiate(await response.arrayBuffer(), { base })),
    words && once(`%WORDS%`, async (response, { glue }) => {
      if (!glue.learn(language, name, await response.text())) throw new Error(`${response.url}: not of this version`);
    }),
  ]).filter(Boolean);
  return coming.length ? Promise.all(coming) : undefined;
}

// Fetches a file for the wasm, which takes it; nothing to wait for once it has.
const fetched = new Map();
function once(file, take) {
  if (!fetched.has(file)) {
    fetched.set(file, Promise.all([fetchFile(new URL(file, BASE)), load()]).then((both) => take(...both)).then(
      () => void fetched.set(file),
      (error) => {
        fetched.delete(file); // the next element tries again
        throw error;
      },
    ));
  }
  return fetched.get(file);
}

// What an attribute asks for. The names of articles are like those of games, but mean nothing.
const asks = (name, value) => (OURS.test(value) ? "" : `${name}=${value}`);

async function fetchFile(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response;
}

const fetchText = async (url) => (await fetchFile(url)).text();

// A worker that checks claims; kept for the next check unless it is ended in the middle of one.
// A browser starts workers from the page's own host only, but lets them import from anywhere; where
// even that is against the page's policy, it throws or tells the worker's `onerror`.
let idle;
function worker() {
  const made = idle;
  idle = undefined;
  if (made) return made;
  const url = new URL("worker.js?%VERIFY%", BASE);
  if (url.origin === location.origin) return new Worker(url, { type: "module" });
  const script = URL.createObjectURL(new Blob([`import "${url}";`], { type: "text/javascript" }));
  const started = new Worker(script, { type: "module" });
  started.addEventListener("message", () => URL.revokeObjectURL(script), { once: true });
  return started;
}

// The text of a claim.
async function fetchClaim(src, words) {
  if (!OURS.test(src ?? "")) throw words.claim(src ?? "");
  try {
    return await fetchText(new URL(`claims/${src}.json`, BASE));
  } catch (error) {
    console.info("nian:", error);
    throw words.claim(src);
  }
}

// The text of a lesson: one of ours, ARTICLE/EXAMPLE, or any other file; throws a text for the reader.
async function fetchLesson(src, words) {
  if (!src) throw words.missing;
  const ours = OURS.test(src);
  if (!ours && !/^\.{0,2}\/|:\/\/|\.json$/.test(src)) throw words.unknown(src);
  try {
    return await fetchText(ours ? new URL(`lessons/${src}.json`, BASE) : new URL(src, document.baseURI));
  } catch (error) {
    console.info("nian:", error);
    throw ours ? words.unknown(src) : words.load(src);
  }
}

// The nearest value of an attribute around an element, through shadow roots.
function around(element, attribute) {
  for (let at = element; at; at = at.parentNode ?? at.host) {
    const value = at.getAttribute?.(attribute);
    if (value) return value;
  }
}

// The language we speak that is nearest to a tag: script before region, else English.
function language(tag) {
  const [first, ...rest] = tag.toLowerCase().split(/[-_]/);
  if (first !== "zh") return "en";
  const told = rest.find((subtag) => /^(hant|tw|hk|mo|hans|cn|sg|my)$/.test(subtag));
  return /^(hans|cn|sg|my)$/.test(told) ? "zh-Hans" : "zh-Hant";
}

class NianElement extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #handle; // the widget in the wasm
  #alive = false; // whether it can be seen and used
  #wanted; // the lesson asked for last; an older one that arrives late is dropped
  #mirroring = false;
  #checking; // the worker that checks the claim
  #busy; // the promise of what an attribute asked for last, if it had to be loaded
  #ready = promise();
  #fallback = make("div", "nian-fallback");
  #frame = make("div", "nian");
  #trouble = make("p", "nian-trouble");
  #board = make("div", "nian-mount");
  #size = new ResizeObserver(([entry]) => this.#handle?.resize(entry.contentRect.width));

  constructor() {
    super();
    this.#ready.promise.catch(() => {}); // nian-error tells it too; not every page waits for `ready`
    this.#build();
  }

  connectedCallback() {
    this.#upgradeProperties();
    dressed.add(this);
    this.dress();
    if (!this.#handle) watch(this);
  }

  disconnectedCallback() {
    // A moved element is connected again before the microtask runs, and keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return;
      dressed.delete(this);
      near.unobserve(this);
      this.#size.disconnect();
      this.#endCheck();
      this.#handle?.unmount();
      this.#handle?.free();
      this.#handle = this.#wanted = undefined;
      this.#live(false);
    });
  }

  attributeChangedCallback(name, _, value) {
    if (this.#mirroring || !this.isConnected) return;
    if (name === "lang" || name === "theme") this.dress();
    if (!this.#handle || name === "lang") return;
    const preparing = prepare(asks(name, value), this.#frame.lang);
    if (!preparing) return this.#attributeChanged(name);
    this.#busy = preparing.then(() => this.#attributeChanged(name), this.#complain).then(() => this);
  }

  /** Resolves to the element when it can be used. Who asks does not want to wait for the reader to come near. */
  get ready() {
    if (this.isConnected) this.wake();
    return this.#busy ?? this.#ready.promise;
  }

  get position() { return this.#alive ? this.#handle.position : null; }
  get outcome() { return this.#alive ? this.#handle.outcome : null; }
  get winning() { return this.#alive ? this.#handle.winning : []; }
  get step() { return this.#alive ? this.#handle.step : Number(this.getAttribute("step")) || 0; }
  get steps() { return this.#alive ? this.#handle.steps : 0; }

  set position(value) { this.setAttribute("position", value); }
  set step(value) {
    if (this.#alive) this.goTo(Number(value));
    else this.setAttribute("step", value);
  }

  goTo(target) { this.#running.goTo(target); }
  canGoTo(target) { return this.#alive && this.#handle.canGoTo(target); }
  play(move) { this.#running.play(String(move)); }
  undo() { this.#running.undo(); }
  redo() { this.#running.redo(); }
  reset() { this.#running.reset(); }
  /** Checks the claim up to the number in its field; `nian-checked` tells what came of it. */
  check() { this.#running.check(); }
  /** Ends the check. */
  cancel() { this.#running.cancel(); }

  /** Takes on the language and the theme of what is around the element. */
  dress() {
    const theme = this.getAttribute("theme") ?? around(this, "data-nian-theme");
    this.#frame.dataset.theme = THEMES.includes(theme) ? theme : "auto";
    this.#frame.lang = language(around(this, "lang") ?? navigator.language);
    if (this.#handle) this.#speak();
  }

  /** Speaks the language of the frame; until it is learnt, the one before stands. */
  async #speak() {
    const { lang } = this.#frame;
    try {
      await learn(lang);
      if (lang === this.#frame.lang) this.#handle?.setLanguage(lang);
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Something that the widget needs did not load: what it shows stands. */
  #complain = (error) => {
    console.info("nian:", error);
    this.#handle?.complain(this.#words.engine);
  };

  /** Brings the element to life, once. */
  async wake() {
    near.unobserve(this);
    if (this.#handle || this.#wanted) return;
    const lesson = this.#fetchText();
    this.#wanted = lesson ?? true;
    lesson?.catch(() => {}); // looked at below, once there is something that can show it
    const { lang } = this.#frame;
    try {
      const [{ glue, sheet }] = await Promise.all([load(), this.#prepare(lesson)]);
      this.shadowRoot.adoptedStyleSheets = [STANCE, sheet];
      if (this.isConnected) this.#mount(glue, lang, lesson);
    } catch (error) {
      console.info("nian:", error);
      this.#fail(this.#words.engine);
    } finally {
      if (!this.#handle) this.#wanted = undefined;
    }
  }

  /** Lets a key act on the widget; whether it did. */
  press(key) { return this.#alive && this.#handle.key(key); }

  get #words() { return WORDS[this.#frame.lang]; }

  get #running() {
    if (!this.#alive) throw new RangeError(this.#words.waiting(this.localName));
    return this.#handle;
  }

  /** The file of what is to be shown, if it is one. */
  #fetchText() {
    const src = this.getAttribute("src");
    if (this.localName === "nian-example") return fetchLesson(src, this.#words);
    if (this.localName === "nian-claim") return fetchClaim(src, this.#words);
  }

  /** Loads what is needed to show the element first, and a lesson in it. */
  #prepare(lesson) {
    const { lang } = this.#frame;
    const asked = Array.from(this.attributes, ({ name, value }) => asks(name, value));
    const first = prepare([this.localName, DEFAULTS[this.localName], ...asked].join(), lang);
    if (this.localName !== "nian-example") return first;
    return Promise.all([first, lesson.then((json) => prepare(json, lang), () => {})]); // what is wrong with it is told later
  }

  #attributeChanged(name) {
    const value = this.getAttribute(name) ?? undefined;
    this.#handle?.setAttribute(name, value);
    if (name === "src") this.#showLesson(this.#fetchText());
  }

  #mount(glue, lang, lesson) {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    this.#handle = new glue.Handle(this.#board, BASE.href, seed, (name, detail) => this.#tell(name, detail));
    this.#handle.setLanguage(lang);
    this.#handle.resize(this.getBoundingClientRect().width);
    for (const { name, value } of this.attributes) {
      if (ATTRIBUTES.includes(name)) this.#handle.setAttribute(name, value);
    }
    this.#size.observe(this);
    if (lang !== this.#frame.lang) this.#speak(); // it changed while this one was learnt
    if (this.localName === "nian-game") this.#handle.startGame();
    else if (this.localName === "nian-table") this.#handle.startTable();
    else if (this.localName === "nian-number") this.#handle.startNumber();
    else this.#showLesson(lesson);
  }

  async #showLesson(lesson) {
    this.#wanted = lesson;
    try {
      const json = await lesson;
      if (this.localName === "nian-claim") return void (this.#wanted === lesson && this.#showClaim(json));
      await prepare(json, this.#frame.lang)?.catch(() => { throw this.#words.engine; });
      if (this.#wanted === lesson) this.#handle?.startLesson(json);
    } catch (error) {
      if (this.#wanted === lesson) this.#fail(typeof error === "string" ? error : this.#words.engine);
    }
  }

  #showClaim(json) {
    this.#endCheck();
    this.#handle?.startClaim(json);
  }

  /** Has a worker check the claim; one check at a time. */
  #startCheck(most) {
    this.#endCheck();
    const fail = (error) => {
      console.info("nian:", error);
      this.#endCheck();
      this.#handle?.verdict("");
      this.#handle?.complain(this.#words.check);
    };
    let checking;
    try {
      checking = worker();
    } catch (error) {
      return queueMicrotask(() => fail(error)); // the widget is still busy with asking
    }
    this.#checking = checking;
    checking.onerror = (event) => fail(event.message ?? "the worker did not start");
    checking.onmessage = ({ data: { percent, text, error } }) => {
      if (percent) return this.#handle?.progress(percent);
      if (!text) return fail(error ?? "there is no such claim");
      this.#checking = undefined;
      idle = checking;
      this.#handle?.verdict(text);
    };
    checking.postMessage({ id: this.getAttribute("src"), most });
  }

  #endCheck() {
    this.#checking?.terminate();
    this.#checking = undefined;
  }

  /** What happens in the widget: an event for the page, except that some of it is for us. */
  #tell(name, detail) {
    if (name === "attribute") return this.#mirror(detail.name, detail.value);
    if (name === "check") return this.#startCheck(detail.most);
    if (name === "cancel") return this.#endCheck();
    if (name === "ready" && !this.#board.firstChild) return this.#whenDrawn(() => this.#tell(name));
    if (name === "ready") this.#live(true);
    this.dispatchEvent(new CustomEvent(`nian-${name}`, { bubbles: true, composed: true, detail }));
    if (name === "ready") this.#ready.resolve(this);
  }

  /** Yew may draw in a later task; until it has, what stands in the tag is to be seen. */
  #whenDrawn(then) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      if (this.#handle) then();
    });
    observer.observe(this.#board, { childList: true });
  }

  #live(alive) {
    this.#alive = alive;
    this.#fallback.hidden = alive;
    if (!alive) return;
    this.#trouble.hidden = true;
    this.removeAttribute("data-nian-failed");
  }

  #mirror(name, value) {
    if (this.getAttribute(name) === value) return;
    this.#mirroring = true;
    this.setAttribute(name, value);
    this.#mirroring = false;
  }

  /** Something did not load: what is there stands, and the reader and the page are told. */
  #fail(message) {
    if (this.#alive) return this.#handle.complain(message);
    this.#trouble.textContent = message;
    this.#trouble.hidden = false;
    this.setAttribute("data-nian-failed", "");
    this.#tell("error", { message });
    this.#ready.reject(new Error(message));
  }

  /** Properties that were set before the element was defined. */
  #upgradeProperties() {
    for (const name of [...REFLECTED, "step", "position"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
  }

  #build() {
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [STANCE];
    this.#trouble.setAttribute("role", "alert");
    this.#trouble.hidden = true;
    const slot = make("slot");
    slot.addEventListener("slotchange", () => {
      const full = slot.assignedNodes().some((node) => node.nodeType === 1 || node.data?.trim());
      this.#fallback.classList.toggle("full", full);
    });
    this.#fallback.append(slot);
    this.#frame.append(this.#trouble, this.#board);
    root.append(this.#fallback, this.#frame);
    root.addEventListener("keydown", (event) => handleKey(event, this));
    root.addEventListener("click", ({ target }) => target.closest("[data-do=menu]") && useTools(this, "menu"));
  }
}

for (const name of REFLECTED) {
  Object.defineProperty(NianElement.prototype, name, {
    get() { return this.getAttribute(name) ?? ""; },
    set(value) { this.setAttribute(name, value); },
    configurable: true,
    enumerable: true,
  });
}

function make(name, className = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}

// A promise with the functions that settle it.
function promise() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

// What few readers ask for, by the menu or a key, is fetched when one does.
function useTools(widget, key) {
  import("./tools.js").then(({ use }) => use(widget, key, engine)).catch((error) => console.info("nian:", error));
}

// What the wasm offers, with the part that a text asks for.
async function engine(text, language) {
  await prepare(text, language);
  return (await load()).glue;
}

// Keys act with no modifier, and not where a control needs them itself.
function handleKey(event, widget) {
  const { key, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (defaultPrevented || ctrlKey || altKey || metaKey || (shiftKey && key !== "?")) return;
  const at = event.composedPath()[0];
  const page = key === "PageUp" || key === "PageDown";
  if (at.matches?.("input, select, textarea, [contenteditable]") && key !== "Escape" && !(at.type === "range" && page)) return;
  if (key === " " && at.matches?.("button, summary, a")) return;
  const tool = /^[abf.?]$/i.test(key);
  if (tool) useTools(widget, key.toLowerCase());
  if (tool || widget.press(key)) event.preventDefault();
}

const dressed = new Set();

// What is watched takes time from every step: an element in a part of one of our long pages is
// watched only when its part is near.
const inParts = new Map();
const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    if (inParts.has(target)) {
      near.unobserve(target);
      inParts.get(target).forEach((element) => near.observe(element));
      inParts.delete(target);
    } else target.wake();
  }
}, { rootMargin: NEAR });

function watch(element) {
  const part = element.closest("[data-nian-part]");
  if (!part) return near.observe(element);
  if (inParts.has(part)) inParts.get(part).add(element);
  else inParts.set(part, new Set([element]));
  near.observe(part);
}

// Loaded twice, the first copy has defined them.
if (!customElements.get(NAMES[0])) {
  for (const name of NAMES) customElements.define(name, class extends NianElement {});

  new MutationObserver(() => dressed.forEach((element) => element.dress()))
    .observe(document, { attributes: true, subtree: true, attributeFilter: ["lang", "data-nian-theme"] });

  // On a page that is all one widget, keys act wherever the focus is, unless a field has it.
  document.addEventListener("keydown", (event) => {
    if (document.documentElement.dataset.nianKeys !== "page" || event.target.closest?.(NAMES.join())) return;
    const widget = document.querySelector(NAMES.join());
    if (widget) handleKey(event, widget);
  });
}
