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
const FIELDS = "input:not([type=checkbox]), select, textarea, [contenteditable]";
const OURS = /^[a-z0-9-]+\/[a-z0-9-]+$/; // ARTICLE/NAME

// What is said when nothing that could say it better has arrived; what else can be wrong, says faults.js.
const WORDS = {
  "zh-Hant": {
    engine: "互動圖無法在這裡執行：檔案沒有下載成功，或網頁的設定不允許 WebAssembly。",
    waiting: (name) => `<${name}> 還不能用：請先等它的 ready。`,
  },
  "zh-Hans": {
    engine: "互动图无法在这里运行：文件没有下载成功，或网页的设置不允许 WebAssembly。",
    waiting: (name) => `<${name}> 还不能用：请先等待它的 ready。`,
  },
  en: {
    engine: "The interactive picture cannot run here: a file did not arrive, or the page does not allow WebAssembly.",
    waiting: (name) => `<${name}> cannot be used yet: await its ready first.`,
  },
};

// Before Safari 16.4 a script cannot make style sheets: each element then links to the files.
const STANCE = document.adoptedStyleSheets && new CSSStyleSheet();
STANCE?.replaceSync("%STANCE%");

// What is loaded for a text that contains one of those in `by`: a part of the wasm (`code`), a
// portion of the words, or both.
const PARTS = "%PARTS%";
// What is shown instead of something unreadable.
const DEFAULTS = { "nian-game": "=nim:", "nian-table": "=wythoff" };

// Something that did not come to pass: a sentence for the reader, and a word for the page.
class Fault extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

// The fault of a file; where not even the sentences about that arrive, files do not.
async function fault(code, lang, what, name) {
  const { sentence } = await import("./faults.js").catch(() => ({ sentence: () => WORDS[lang].engine }));
  return new Fault(code, sentence(lang, what, name));
}

let bundle;
let loaded; // by then
const load = () => (bundle ??= fetchBundle().catch((error) => {
  bundle = undefined; // the next element tries again
  throw error;
}));

async function fetchBundle() {
  const wasm = fetchFile(new URL("%WASM%", BASE)); // beside the script, which would ask for it only when it has come
  wasm.catch(() => {}); // looked at below
  const styles = CSS.supports("color", "light-dark(red, red)") ? ["nian.css"] : ["nian.css", "old.css"];
  const [glue, ...css] = await Promise.all([import("./%GLUE%"), ...styles.map((name) => fetchText(new URL(name, BASE)))]);
  const base = await glue.default({ module_or_path: wasm });
  const text = css.join("");
  return loaded = { base, glue, css: text, sheet: STANCE && (await new CSSStyleSheet().replace(text)) };
}

// Loads what a text asks for, to be said in a language, and what others have asked for so far: an
// element may show the same. At once, and not a promise, where all is there.
function prepare(text, language) {
  const all = text.includes("\\u");
  const asked = PARTS.filter((part) => part.here || all || part.by.some((word) => text.includes(word)));
  const coming = asked.flatMap(({ name, code, words, style }) => [
    code && once(`%PART%`, async (response, { base }) => WebAssembly.instantiate(await response.arrayBuffer(), { base })),
    words && once(`%WORDS%`, async (response, { glue }) => {
      if (!glue.learn(language, name, await response.text())) throw new Error(`${response.url}: not of this version`);
    }),
    style && STANCE && once(`${name}.css`, async (response, made) => {
      const text = await response.text(); // before the others are read: two may come at once
      made.sheet.replaceSync(made.css += text);
    }),
  ]).filter(Boolean);
  if (coming.length) return Promise.all(coming);
  for (const part of asked) part.here = true;
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
  const response = await fetch(url).catch((error) => { throw new Error(`${url}: ${error.message}`); });
  if (!response.ok) throw Object.assign(new Error(`${url}: ${response.status}`), { status: response.status });
  return response;
}

// A style sheet, lesson or claim; a longer lesson is refused for its first part, never looked through.
const fetchText = async (url) => (await (await fetchFile(url)).text()).slice(0, 3e5);

// The text of the file that `src` names: a claim of ours, ARTICLE/CLAIM; a lesson of ours,
// ARTICLE/EXAMPLE, or any other.
async function fetchSource(claim, src, lang) {
  if (!src) throw await fault("bad-value", lang, claim ? "nothing" : "missing");
  const ours = OURS.test(src);
  const named = src.length > 60 ? `${src.slice(0, 59)}…` : src;
  const unknown = () => fault("not-found", lang, claim ? "claim" : "unknown", named);
  if (!ours && (claim || !/^\.{0,2}\/|:\/\/|\.json($|[?#])/.test(src))) throw await unknown();
  try {
    const folder = claim ? "claims" : "lessons";
    return await fetchText(ours ? new URL(`${folder}/${src}.json`, BASE) : new URL(src, document.baseURI));
  } catch (error) {
    console.info("nian:", error);
    if (error.status !== 404) throw await fault("not-loaded", lang, "load", named);
    throw await (ours ? unknown() : fault("not-found", lang, "load", named));
  }
}

// The nearest value of an attribute around an element, through shadow roots.
function around(element, attribute) {
  for (let at = element; at; at = at.parentNode ?? at.host) {
    const value = at.getAttribute?.(attribute);
    if (value) return value;
  }
}

// The language of a page that does not say: old ones tell it by their charset.
const untold = () =>
  ({ Big5: "zh-Hant", GBK: "zh-Hans", gb18030: "zh-Hans" })[document.characterSet] ?? navigator.language;

// The language we speak that is nearest to a tag: script before region, else English.
function language(tag) {
  const [first, ...rest] = tag.toLowerCase().split(/[-_]/);
  if (first !== "zh") return "en";
  const told = rest.find((subtag) => /^(hant|tw|hk|mo|hans|cn|sg|my)$/.test(subtag));
  return /^(hans|cn|sg|my)$/.test(told) ? "zh-Hans" : "zh-Hant";
}

class NianElement extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #handle; // the widget in the wasm; it keeps its state while the element is off the page
  #attached = false; // whether it is drawn
  #alive = false; // whether it can be seen and used
  #awake = false; // whether it was to be brought to life
  #changed = new Set(); // the names of attributes that the widget has yet to follow
  #file; // what `src` names: { src, coming, text, error }
  #settling = false; // whether it is on the way to what is asked for
  #nudge; // has it look again at what that is
  #mirroring = false;
  #hear; // what hears of the check of the claim that is going on
  #stop; // what ends it
  #ready = promise();
  #fallback = make("div", "nian-fallback");
  #frame = make("div", "nian");
  #trouble = make("p", "nian-trouble");
  #board = make("div", "nian-mount");
  // With the next frame: what it changes at once is "a loop" to the browser, which tells the page of an error.
  #size = new ResizeObserver(([{ contentRect }]) => requestAnimationFrame(() => this.#handle?.resize(contentRect.width)));

  constructor() {
    super();
    this.#build();
  }

  connectedCallback() {
    this.#upgradeProperties();
    dressed.add(this);
    this.dress();
    if (this.#handle) this.wake();
    else watch(this);
  }

  disconnectedCallback() {
    // A moved element is connected again before the microtask runs, and stays as it is.
    queueMicrotask(() => {
      if (this.isConnected) return;
      dressed.delete(this);
      near.unobserve(this);
      this.#size.disconnect();
      if (this.#hear) this.#handle.cancel();
      this.#handle?.detach();
      this.#attached = false;
      this.#live(false);
      this.#ask();
    });
  }

  attributeChangedCallback(name) {
    if (this.#mirroring) return;
    if (this.isConnected && (name === "lang" || name === "theme")) this.dress();
    if (name === "lang") return;
    this.#changed.add(name);
    this.#ask();
  }

  /** Resolves to the element when it shows what was asked for last. Whoever asks does not want to wait for the reader to come near. */
  get ready() {
    if (this.isConnected && !this.#handle) this.wake();
    return this.#ready.promise;
  }

  get position() { return this.#alive ? this.#handle.position : null; }
  get outcome() { return this.#alive ? this.#handle.outcome : null; }
  get winning() { return this.#alive ? this.#handle.winning : []; }
  get step() { return this.#alive ? this.#handle.step : Number(this.getAttribute("step")) || 0; }
  get steps() { return this.#alive ? this.#handle.steps : 0; }

  set position(value) { put(this, "position", value); }
  set step(value) { put(this, "step", value); }

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
    const theme = this.getAttribute("theme") ?? around(this, "data-nian-theme") ?? "auto";
    if (THEMES.includes(theme)) this.#frame.dataset.theme = theme; // else the last good one stays
    this.#frame.dataset.theme ??= "auto";
    const { lang } = this.#frame;
    this.#frame.lang = language(around(this, "lang") ?? untold());
    if (lang !== this.#frame.lang) this.#ask();
  }

  /** Brings the element to life. */
  wake() {
    near.unobserve(this);
    this.#awake = true;
    this.#ask();
  }

  /** Something is asked for, and `ready` is the promise of it. */
  #ask() {
    if (this.#ready.done) this.#ready = promise();
    if (this.#awake && this.isConnected) this.#settle();
  }

  /** Has the widget follow what is asked for, as it is when all that it needs has come: at once where all is there. */
  async #settle() {
    if (this.#settling) return this.#nudge?.();
    this.#settling = true;
    do {
      try {
        for (let coming; (coming = this.#coming()); ) await Promise.race([coming, new Promise((then) => (this.#nudge = then))]);
        if (!this.isConnected) break;
        this.#follow();
      } catch (error) {
        this.#changed.clear();
        this.#fail(error);
      }
    } while (this.#changed.size); // a listener may have asked for more
    this.#settling = false;
  }

  /** Lets a key act on the widget; whether it did. */
  press(key) { return this.#alive && this.#handle.key(key); }

  get #words() {
    if (!this.#frame.lang) this.dress();
    return WORDS[this.#frame.lang];
  }

  get #running() {
    if (!this.#alive) throw new RangeError(this.#words.waiting(this.localName));
    return this.#handle;
  }

  /** What has to come before the widget can follow; nothing where all is there. */
  #coming() {
    const file = this.#fetchFile();
    const names = this.#handle ? [...this.#changed] : ATTRIBUTES;
    const asked = names.map((name) => asks(name, this.getAttribute(name)));
    const text = [this.localName, DEFAULTS[this.localName], ...asked, file?.text].join();
    const coming = [file?.coming, prepare(text, this.#frame.lang)].filter(Boolean);
    return coming.length && Promise.all(coming);
  }

  /** The file that `src` names, if it is to be shown. */
  #fetchFile() {
    const claim = this.localName === "nian-claim";
    if (!claim && this.localName !== "nian-example") return;
    if (this.#handle && !this.#changed.has("src")) return;
    const src = this.getAttribute("src") ?? "";
    if (this.#file?.src === src) return this.#file;
    const file = this.#file = { src };
    file.coming = fetchSource(claim, src, this.#frame.lang).then((text) => {
      file.text = text;
      prepare(text, this.#frame.lang)?.catch(() => {}); // looked at when it is waited for
    }, (error) => {
      file.error = error;
    }).then(() => {
      file.coming = undefined;
    });
    return file;
  }

  /** Makes the widget, or has it follow what has changed. */
  #follow() {
    const { lang } = this.#frame;
    const changed = Array.from(this.#changed, (name) => [name, this.getAttribute(name)]);
    const { error, text = "", src } = this.#file ?? {};
    this.#changed = new Set();
    this.#file = undefined;
    let wrong = Boolean(error);
    if (this.#handle) {
      if (src !== undefined) this.#endCheck();
      if (src !== undefined && !wrong) wrong = !this.#handle.replace(this.localName, text);
      this.#handle.setLanguage(lang);
      for (const [name, value] of changed) this.#handle.setAttribute(name, value);
    } else if (!wrong) {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0];
      this.#handle = loaded.glue.Handle.open(this, text, lang, BASE.href, seed);
      wrong = !this.#handle;
    }
    if (this.#handle && !this.#attached) this.#attach();
    if (error) this.#fail(error);
    else if (wrong) this.#explain(src, text, lang);
    else if (this.#alive) this.#ready.resolve(this);
  }

  /** Says what is wrong with a file; one of ours is right, so it has not come as it is. */
  async #explain(src, text, lang) {
    let wrong;
    try {
      if (OURS.test(src)) wrong = await fault("not-loaded", lang, "load", src);
      else {
        await prepare("nian-fault", lang);
        wrong = new Fault("bad-lesson", loaded.glue.fault(text, lang));
      }
    } catch (error) {
      wrong = error;
    }
    if (src === (this.getAttribute("src") ?? "")) this.#fail(wrong); // else it is not asked for any more
  }

  /** Draws the widget. Yew may do so in a later task; until then, what stands in the tag is to be seen. */
  #attach() {
    const { adoptedStyleSheets } = this.shadowRoot;
    if (STANCE && !adoptedStyleSheets.includes(loaded.sheet)) adoptedStyleSheets.push(loaded.sheet);
    this.#attached = true;
    this.#handle.resize(this.getBoundingClientRect().width);
    this.#handle.attach(this.#board, (name, detail) => this.#tell(name, detail));
    this.#size.observe(this.#board);
    const drawn = () => {
      observer.disconnect();
      if (!this.#attached || this.#alive) return;
      this.#live(true);
      this.#tell("ready");
      if (!this.#settling) this.#ready.resolve(this);
    };
    const observer = new MutationObserver(drawn);
    if (this.#board.firstChild) drawn();
    else observer.observe(this.#board, { childList: true });
  }

  /** Has a worker check the claim; one check at a time. */
  async #startCheck(most) {
    this.#endCheck();
    const hear = async ({ percent, text, error, code = "not-loaded" }) => {
      if (this.#hear !== hear) return; // it was ended
      if (percent) return this.#handle.progress(percent);
      this.#hear = this.#stop = undefined;
      this.#handle.verdict(text ?? "");
      if (text) return;
      console.info("nian:", error);
      const { message } = await fault(code, this.#frame.lang, "check");
      this.#handle?.complain(message, code);
    };
    this.#hear = hear;
    try {
      const { check } = await import("./check.js?%VERIFY%");
      if (this.#hear === hear) this.#stop = check(this.getAttribute("src"), most, hear);
    } catch (error) {
      hear({ error });
    }
  }

  #endCheck() {
    this.#stop?.();
    this.#hear = this.#stop = undefined;
  }

  /** What happens in the widget: an event for the page, except that some of it is for us. */
  #tell(name, detail) {
    if (name === "attribute") return this.#mirror(detail.name, detail.value);
    if (name === "check") return this.#startCheck(detail.most);
    if (name === "cancel") return this.#endCheck();
    this.dispatchEvent(new CustomEvent(`nian-${name}`, { bubbles: true, composed: true, detail }));
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

  /** Something cannot be had: what is there stands, and the reader and the page are told. */
  #fail(error) {
    if (!(error instanceof Fault)) {
      console.info("nian:", error);
      error = new Fault(reason(error), this.#words.engine);
    }
    const { code, message } = error;
    this.#ready.reject(error);
    if (this.#alive) this.#handle.complain(message, code);
    else {
      this.#trouble.textContent = message;
      this.#trouble.hidden = false;
      this.setAttribute("data-nian-failed", "");
      this.#tell("error", { message, code });
    }
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
    if (STANCE) root.adoptedStyleSheets = [STANCE];
    else for (const file of ["stance.css", "nian.css", "more.css", "shapes.css", "old.css"]) root.append(Object.assign(make("link"), { rel: "stylesheet", href: new URL(file, BASE) }));
    this.#trouble.setAttribute("role", "alert");
    this.#trouble.hidden = true;
    const slot = make("slot");
    slot.addEventListener("slotchange", () => {
      const nodes = slot.assignedNodes();
      const until = nodes.some((node) => node.matches?.("[data-nian-until]")); // it keeps its own room, and is not printed
      const full = !until && nodes.some((node) => node.nodeType === 1 || node.data?.trim());
      this.#fallback.classList.toggle("until", until);
      this.#fallback.classList.toggle("full", full);
    });
    this.#fallback.append(slot);
    this.#frame.append(this.#trouble, this.#board);
    root.append(this.#fallback, this.#frame);
    for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, (event) => handleKey(event, this));
    root.addEventListener("click", ({ target }) => target.closest("[data-do=menu]") && useTools(this, "menu"));
  }
}

for (const name of REFLECTED) {
  Object.defineProperty(NianElement.prototype, name, {
    get() { return this.getAttribute(name) ?? ""; },
    set(value) { put(this, name, value); },
    configurable: true,
    enumerable: true,
  });
}

function make(name, className = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}

// Has an attribute say what a property was set to; what no text can be made of says nothing that is right.
function put(element, name, value) {
  if (value == null) return element.removeAttribute(name);
  try {
    value = String(value);
  } catch {
    value = "?";
  }
  element.setAttribute(name, value);
}

// A promise with the functions that settle it, and whether one did.
function promise() {
  const made = { done: false };
  made.promise = new Promise((resolve, reject) => {
    const settle = (by) => (value) => {
      made.done = true;
      by(value);
    };
    made.resolve = settle(resolve);
    made.reject = settle(reject);
  });
  made.promise.catch(() => {}); // nian-error tells it too; not every page waits for `ready`
  return made;
}

// Why the wasm does not do what it should: whether the page forbids it shows with the smallest module.
function reason(error) {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    return "blocked";
  }
  return error instanceof WebAssembly.RuntimeError ? "internal" : "not-loaded";
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

// What has been used of the keyboard is not for the page around the widget, a slide deck, say: neither
// a key that goes down nor its coming up.
const used = new Set();
function handleKey(event, widget) {
  const { type, key } = event;
  if (type === "keydown") used[uses(event, widget) ? "add" : "delete"](key);
  if (used.has(key)) event.stopPropagation();
  if (type === "keyup") used.delete(key);
}

// Whether a key is of use, here or to the control it is pressed in; keys act with no modifier.
function uses(event, widget) {
  const { key, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
  const at = event.composedPath()[0];
  const within = (css) => at.closest?.(css);
  if (defaultPrevented || within("dialog")) return true;
  if (ctrlKey || altKey || metaKey) return false;
  if (within("[type=range]") ? /^(Arrow|Home|End)/.test(key) : within(FIELDS) && !/^(Escape|Tab)$/.test(key)) return true;
  if (within("button, summary, a, [type=checkbox]") && /^( |Enter)$/.test(key)) return true;
  if (shiftKey && key !== "?") return false;
  const reveal = /^a$/i.test(key) && widget.shadowRoot.querySelector("[data-do=reveal]");
  const tool = /^[bf.?]$/i.test(key);
  if (reveal) reveal.click();
  if (tool) useTools(widget, key.toLowerCase());
  const acts = reveal || tool || widget.press(key);
  if (acts) event.preventDefault();
  return acts;
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
    if (widget) uses(event, widget);
  });
}
