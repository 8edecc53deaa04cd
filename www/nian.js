// The elements of Nian for any page: <nian-example>, <nian-game>, <nian-table>.
//
// This file is all that a page loads at first. The wasm, one instance for the whole page, is
// fetched from beside it when the first element comes near the screen. What stands inside a tag is
// shown until then, stays where wasm cannot run, and is what is printed.

const BASE = new URL(".", import.meta.url);
const ATTRIBUTES = ["src", "step", "position", "first", "opponent", "of", "rules", "answers", "theme", "lang"];
const NAMES = ["nian-example", "nian-game", "nian-table"];
const THEMES = ["auto", "light", "dark", "projector"];
const NEAR = "600px";

// What is said when nothing that could say it better has arrived.
const TROUBLE = {
  "zh-Hant": "互動圖無法在這裡執行：檔案沒有下載成功，或網頁的設定不允許 WebAssembly。",
  "zh-Hans": "互动图无法在这里运行：文件没有下载成功，或网页的设置不允许 WebAssembly。",
  en: "The interactive picture cannot run here: a file did not arrive, or the page does not allow WebAssembly.",
};

const UNKNOWN = {
  "zh-Hant": (src) => `找不到「${src}」這個例子。src 要寫「文章/例子」，或一個 .json 檔的網址。`,
  "zh-Hans": (src) => `找不到“${src}”这个例子。src 要写“文章/例子”，或一个 .json 文件的网址。`,
  en: (src) => `There is no example “${src}”: src takes ARTICLE/EXAMPLE, or the address of a .json file.`,
};

let bundle;
const load = () => (bundle ??= fetchBundle().catch((error) => {
  bundle = undefined;
  throw error;
}));

async function fetchBundle() {
  const [glue, css] = await Promise.all([import("./%GLUE%"), text("nian.css")]);
  await glue.default({ module_or_path: new URL("%WASM%", BASE) });
  return { glue, sheet: await new CSSStyleSheet().replace(css) };
}

async function text(url) {
  const response = await fetch(new URL(url, BASE));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

// The address of a lesson: one of ours, ARTICLE/EXAMPLE, or that of any other file.
function lesson(src) {
  if (/^[a-z0-9-]+\/[a-z0-9-]+$/.test(src)) return new URL(`lessons/${src}.json`, BASE);
  if (/^\.{0,2}\/|:\/\/|\.json$/.test(src)) return new URL(src, document.baseURI);
  throw new RangeError(src);
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

  #handle; // the running widget
  #wanted; // the lesson asked for last; an older one that arrives late is dropped
  #mirroring = false;
  #settle;
  #frame;
  #trouble;
  #board;
  #fallback;
  #size;

  constructor() {
    super();
    this.ready = new Promise((resolve, reject) => { this.#settle = { resolve, reject }; });
    this.ready.catch(() => {}); // nian-error tells it too; not every page waits for `ready`
  }

  connectedCallback() {
    if (!this.shadowRoot) this.#build();
    dressed.add(this);
    this.dress();
    if (!this.#handle) near.observe(this);
  }

  disconnectedCallback() {
    // A moved element is connected again before the microtask runs, and keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return;
      dressed.delete(this);
      near.unobserve(this);
      this.#size.disconnect();
      this.#handle?.unmount();
      this.#handle = undefined;
      this.#fallback.hidden = false;
    });
  }

  attributeChangedCallback(name, _, value) {
    if (this.#mirroring || !this.#frame) return;
    if (name === "lang" || name === "theme") this.dress();
    if (!this.#handle || name === "lang") return;
    if (name === "src") this.#lesson();
    else this.#handle.setAttribute(name, value ?? undefined);
  }

  get position() { return this.#handle?.position ?? null; }
  get outcome() { return this.#handle?.outcome ?? null; }
  get winning() { return this.#handle?.winning ?? []; }
  get step() { return this.#handle?.step ?? 0; }
  get steps() { return this.#handle?.steps ?? 0; }

  set position(value) { this.setAttribute("position", value); }
  set step(value) { this.goTo(Number(value)); }

  goTo(target) { this.#running().goTo(target); }
  canGoTo(target) { return this.#handle?.canGoTo(target) ?? false; }
  play(move) { this.#running().play(String(move)); }
  undo() { this.#running().undo(); }
  redo() { this.#running().redo(); }
  reset() { this.#running().reset(); }

  /** Takes on the language and the theme of what is around the element. */
  dress() {
    const theme = this.getAttribute("theme") ?? around(this, "data-nian-theme");
    this.#frame.dataset.theme = THEMES.includes(theme) ? theme : "auto";
    this.#frame.lang = language(around(this, "lang") ?? navigator.language);
    this.#handle?.setLanguage(this.#frame.lang);
  }

  /** Brings the element to life, once. */
  async wake() {
    near.unobserve(this);
    try {
      const { glue, sheet } = await load();
      if (!this.isConnected || this.#handle) return;
      this.shadowRoot.adoptedStyleSheets = [sheet];
      this.#mount(glue);
    } catch (error) {
      console.info("nian:", error);
      this.#fail(TROUBLE[this.#frame.lang]);
    }
  }

  /** Lets a key act on the widget; whether it did. */
  press(key) { return this.#handle?.key(key) ?? false; }

  #mount(glue) {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const handle = new glue.Handle(this.#board, BASE.href, seed, (name, detail) => this.#tell(name, detail));
    this.#handle = handle;
    handle.setLanguage(this.#frame.lang);
    handle.resize(this.getBoundingClientRect().width);
    for (const { name, value } of this.attributes) {
      if (ATTRIBUTES.includes(name)) handle.setAttribute(name, value);
    }
    this.#size.observe(this);
    if (this.localName === "nian-game") handle.startGame();
    else if (this.localName === "nian-table") handle.startTable();
    else this.#lesson();
  }

  async #lesson() {
    const src = this.getAttribute("src") ?? "";
    this.#wanted = src;
    let json;
    try {
      json = await text(lesson(src));
    } catch (error) {
      console.info("nian:", error);
    }
    if (this.#wanted !== src || !this.#handle) return;
    try {
      if (json === undefined) throw UNKNOWN[this.#frame.lang](src);
      this.#handle.startLesson(json);
    } catch (message) {
      this.#fail(String(message));
    }
  }

  /** What happens in the widget: an event for the page, except that some of it is for us. */
  #tell(name, detail) {
    if (name === "attribute") return this.#mirror(detail.name, detail.value);
    if (name === "ready") {
      this.#fallback.hidden = true;
      this.#trouble.hidden = true;
      this.#settle.resolve(this);
      detail = undefined;
    }
    this.dispatchEvent(new CustomEvent(`nian-${name}`, { bubbles: true, composed: true, detail }));
  }

  #mirror(name, value) {
    if (this.getAttribute(name) === value) return;
    this.#mirroring = true;
    this.setAttribute(name, value);
    this.#mirroring = false;
  }

  /** Something did not load: what is there stands, and the reader and the page are told. */
  #fail(message) {
    if (this.#fallback.hidden) return this.#handle.complain(message);
    this.#trouble.textContent = message;
    this.#trouble.hidden = false;
    this.setAttribute("data-nian-failed", "");
    this.#settle.reject(new Error(message));
    this.#tell("error", { message });
  }

  #running() {
    if (!this.#fallback?.hidden) throw new RangeError(`<${this.localName}> is not ready: await its property "ready"`);
    return this.#handle;
  }

  #build() {
    const root = this.attachShadow({ mode: "open" });
    this.#frame = make("div", "nian");
    this.#trouble = make("p", "nian-trouble");
    this.#trouble.setAttribute("role", "alert");
    this.#trouble.hidden = true;
    this.#board = make("div", "nian-mount");
    this.#fallback = make("div", "nian-fallback");
    this.#fallback.append(make("slot"));
    this.#frame.append(this.#trouble, this.#board, this.#fallback);
    root.append(this.#frame);
    root.addEventListener("keydown", (event) => handleKey(event, this));
    this.#size = new ResizeObserver(([entry]) => this.#handle?.resize(entry.contentRect.width));
  }
}

function make(name, className = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}

// Keys act with no modifier, and not where a control needs them itself.
function handleKey(event, widget) {
  const { key, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
  const at = event.composedPath()[0];
  const page = key === "PageUp" || key === "PageDown";
  if (at.matches?.("input, select, textarea, [contenteditable]") && !(at.type === "range" && page)) return;
  if (key === " " && at.matches?.("button, summary, a")) return;
  if (widget.press(key)) event.preventDefault();
}

// On a page that is all one widget, keys act wherever the focus is, unless a field has it.
document.addEventListener("keydown", (event) => {
  if (document.documentElement.dataset.nianKeys !== "page" || event.target.closest(NAMES.join())) return;
  const widget = document.querySelector(NAMES.join());
  if (widget?.press) handleKey(event, widget);
});

const dressed = new Set();
const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) target.wake();
}, { rootMargin: NEAR });

new MutationObserver(() => dressed.forEach((element) => element.dress()))
  .observe(document, { attributes: true, subtree: true, attributeFilter: ["lang", "data-nian-theme"] });

// Loaded twice, the first copy has defined them.
for (const name of NAMES) {
  if (!customElements.get(name)) customElements.define(name, class extends NianElement {});
}
