// The custom elements: they fetch files and the engine, and pass the page's and the reader's actions on to them.
import { ATTRIBUTES, LONGEST, PARTS, THEMES, VISIBILITY, WRITTEN } from "../common/known.js";
import { Checking } from "./checking.js";
import { make, put, replace, textOf } from "./dom.js";
import { broken, engineComing, engineNow } from "./engine.js";
import { fault, faultOf, isMissing, isTrap, mistake } from "./faults.js";
import { fetchSource } from "./files.js";
import { Frames, fetchCards } from "./frames.js";
import { heldIn } from "./held.js";
import { handleKey, useTools } from "./keys.js";
import { WORDS, languageOf } from "./languages.js";
import { unwatch, watch } from "./near.js";
import { deferred } from "./deferred.js";
import { reflect, upgrade } from "./properties.js";
import { fetchAtRest } from "./rest.js";
import { Shell } from "./shell.js";
import { OURS, RELEASE, VERSION, site } from "./site.js";
import { stylesComing, wear } from "./styles.js";
import { themeOf } from "./themes.js";

/** The first letters of the names of questions that are answered by numbers: `winning` and `outcome` have others, and what an
    exercise asks is a sentence. */
const NUMBERS = /^[a-np-v]/;

/** An element is rebuilt so often after a trap of the engine; a further trap is caused by the element itself. */
const REBUILT = 3;

/** The methods that are queued until the engine can do them. */
const QUEUED = ["play", "answer", "hint", "undo", "redo"];

/** What one of the elements alone can do. @type {Record<string, RegExp>} */
const ONLY = { next: /exercise/, check: /claim/, cancel: /claim/ };

/** The delay after which the engine has drawn, in milliseconds. A long drawing is continued by a timer of 0 ms, which
    browsers clamp to 4. */
const DRAWN = 5;

/**
 * @typedef {import("./engine.js").Handle} Handle
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./frames.js").Cards} Cards
 * @typedef {import("./faults.js").Fault} Fault
 * @typedef {import("../nian.js").NianElement} Promised what is promised to page authors
 *
 * The properties that `reflect` gives the class, and the shadow root that its constructor makes.
 *
 * @typedef {Pick<Promised, "answers" | "controls" | "caption" | "theme"> & { readonly shadowRoot: ShadowRoot }} Reflected
 *
 * @typedef {{ prototype: HTMLElement, new (): HTMLElement & Reflected }} Base
 *
 * @typedef {Handle & Partial<Frames>} Shown
 * @typedef {Record<string, (...values: unknown[]) => unknown>} Methods
 * @typedef {{ state: string | null, closed: boolean }} Stand of an exercise
 *
 * What is shown, or is to be: cards, or a text.
 *
 * @typedef {{ name: string, coming?: Promise<unknown>, value?: any, error?: any }} File
 *
 * @typedef {[name: string, value: string | null]} Change of an attribute
 *
 * What is to be done by the engine, at the step that it is about if the reader asks for it.
 *
 * @typedef {{ act: (handle: Handle) => unknown, step?: number }} Queued
 */

/** The connected elements, which are updated when a language or a theme changes around them.
    @type {Set<NianElement>} */
export const dressed = new Set();

/** @implements {Promised} */
export class NianElement extends /** @type {Base} */ (HTMLElement) {
  static observedAttributes = ATTRIBUTES;
  static version = VERSION;
  static release = RELEASE;
  /** What the engine that runs now exports, for our own scripts. */
  static get exports() {
    return engineNow();
  }
  /** The same once it has been fetched, at once or when the page has come to rest. */
  static async load(/** @type {string} */ lang, /** @type {boolean} */ atRest) {
    if (atRest) await fetchAtRest(lang);
    if (!atRest || engineNow()) await engineComing(lang);
    return engineNow();
  }

  /** The widget: a handle of the engine, or frames of a lesson, which have those of its methods that cards can do. It keeps
      its state while the element is off the page.
      @type {Shown} */
  // @ts-expect-error: it is there when the element is alive
  #handle;
  #attached = false; // whether it is drawn
  #alive = false; // whether it can be seen and used
  #awake = false; // whether it was to be brought to life
  /** The names of attributes that the widget has yet to follow. @type {Set<string>} */
  #changed = new Set();
  /** Those that it could not follow, as a file has not come that may come when the network is back.
      @type {Set<string> | undefined} */
  #missed;
  #shown = ""; // the `src` that the engine shows
  /** @type {File | undefined} */
  #file;
  #settling = false; // whether it is on the way to what is asked for
  #again = false; // whether it is to look once more at what that is
  /** Has it do so now. @type {((value?: unknown) => void) | undefined} */
  #nudge;
  #mirroring = false;
  #checking = new Checking(() => ({ handle: this.#handle, lang: this.#frame.lang, src: this.#shown }));
  /** @type {import("./deferred.js").Deferred<this>} */
  #ready = deferred();
  /** @type {import("./deferred.js").Deferred<this>} */
  #engine = deferred();
  #wanted = false; // whether frames are to give way to the engine
  /** @type {Queued[]} */
  #queue = [];
  #rebuilt = 0;
  /** How far one had come when the engine stopped. @type {Stand | false | undefined} */
  #lost;
  #shell = new Shell(this);
  #frame = this.#shell.frame;
  // With the next frame: a change inside the callback is a "ResizeObserver loop", which the browser reports as an error.
  #size = new ResizeObserver(([{ contentRect }]) =>
    requestAnimationFrame(() => this.#attached && this.#handle.resize(contentRect.width))
  );

  constructor() {
    super();
    const root = this.shadowRoot;
    for (const type of ["keydown", "keypress", "keyup"])
      root.addEventListener(type, (event) => handleKey(/** @type {KeyboardEvent} */ (event), this));
    root.addEventListener("click", ({ target }) => {
      // The engine opens the menu, the tools fill its lower part.
      const menu = /** @type {Element} */ (target).closest("[data-do=menu]");
      if (menu) this.engine.then(() => useTools(this, "menu")).catch(() => {});
    });
  }

  connectedCallback() {
    upgrade(this);
    dressed.add(this);
    this.dress();
    if (this.#awake || this.#handle) this.wake();
    else watch(this);
  }

  disconnectedCallback() {
    // A moved element is connected again before the microtask runs, and stays as it is.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#awake = false;
      dressed.delete(this);
      unwatch(this);
      this.#size.disconnect();
      if (this.#checking.going) this.#handle.cancel();
      this.#handle?.detach();
      this.#attached = false;
      this.#live(false);
      // Pending promises are rejected; an element that is connected again has new ones.
      const gone = new DOMException("taken out of the page", "AbortError");
      for (const promised of [this.#ready, this.#engine]) promised.reject(gone);
      [this.#ready, this.#engine] = [deferred(), deferred()];
    });
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (this.#mirroring) return;
    if (this.isConnected && ["lang", "theme", ...PARTS].includes(name)) this.dress();
    if (name === "lang") return;
    if (this.#alive && !this.#byEngine && name !== "src" && !this.#changed.size) {
      // Cards are updated at once, whatever else is being fetched.
      this.#handle.setAttribute(name, this.getAttribute(name));
      if (this.#ready.done) (this.#ready = deferred()).resolve(this);
      return;
    }
    if (name === "src" || name === "position") this.#queue = []; // it was about what was shown before
    this.#changed.add(name);
    this.#ask();
  }

  /** Resolves to the element when it shows what was asked for last: it stands in the page then. A script that asks is
      not kept waiting until the reader comes near. */
  get ready() {
    if (!this.#awake) this.wake();
    return this.#ready.promise;
  }

  /** Resolves to the element when every method acts before it returns. Where it failed it is asked for again, once
      that has been told; but not for an element that shows nothing: there something else has to be asked for. */
  get engine() {
    const failed = this.#engine.done && !this.#byEngine;
    if (failed && (this.#settling || !this.#handle)) return this.#engine.promise;
    if (failed) this.#engine = deferred();
    this.#wanted = true;
    if (this.#awake) this.#settle();
    else this.wake();
    return this.#engine.promise;
  }

  get position() {
    return this.#alive ? this.#handle.position : null;
  }
  get outcome() {
    return this.#alive ? this.#handle.outcome : null;
  }
  /** What is asked and not answered yet: `winning`, `outcome`, what is answered by numbers, or null. */
  get asks() {
    const asked = this.waits ? this.#handle.question : null;
    return asked === "outcome" && this.localName === "nian-game" ? null : asked; // a board does not ask, it waits
  }
  /** The same, but null where numbers answer it: those who know two questions meet no third. */
  get question() {
    const { asks } = this;
    return asks && NUMBERS.test(asks) ? null : asks;
  }
  /** Whether an answer waits to be shown, asked for or not; for our own scripts. */
  get waits() {
    return this.#alive && this.#handle.question !== null;
  }
  get winning() {
    return this.#alive ? this.#handle.winning : [];
  }
  get step() {
    return this.#alive ? this.#handle.step : Number(this.getAttribute("step")) || 0;
  }
  get steps() {
    return this.#alive ? this.#handle.steps : 0;
  }
  /** The task of an exercise, and how its tasks have gone: { right, wrong, assisted, given, skipped }. */
  get task() {
    return (this.#alive && this.#handle.task) || 0;
  }
  get score() {
    return (this.#alive && this.#handle.score) || null;
  }

  /** A whole game: its first position and the moves, as in `nim:3,4,5 a2,b1`; null for what is none. */
  get state() {
    return (this.#alive && this.#handle.state) || null;
  }
  get moves() {
    return this.state?.split(" ")[1]?.split(",") ?? [];
  }

  set moves(value) {
    put(this, "moves", value);
  }
  set state(value) {
    const set = () => this.#handle.setAttribute("state", textOf(value));
    if (this.#byEngine) set();
    else this.#enqueue(set);
  }
  set position(value) {
    put(this, "position", value);
  }
  set step(value) {
    put(this, "step", value);
  }

  /** @param {import("../nian.js").NianTarget} target */
  goTo(target) {
    this.#do("goTo", target);
  }
  /** @param {import("../nian.js").NianTarget} target */
  canGoTo(target) {
    return this.#alive && this.#handle.canGoTo(target);
  }
  /** @param {string} move */
  play(move) {
    this.#do("play", String(move));
  }
  /** Answers the question: `safe`, `unsafe` or a move; `nian-answer` tells what came of it.
      @param {string} value */
  answer(value) {
    this.#do("answer", String(value));
  }
  /** Goes on to the next task. */
  next() {
    this.#do("next");
  }
  /** Gives the next hint, and in the end the answer. */
  hint() {
    this.#do(this.waits || this.#byEngine ? "hint" : "reveal");
  }
  /** Gives the answer. */
  reveal() {
    this.#do("reveal");
  }
  undo() {
    this.#do("undo");
  }
  redo() {
    this.#do("redo");
  }
  reset() {
    this.#do("reset");
  }
  /** Checks the claim up to the number in its field; `nian-checked` tells what came of it. */
  check() {
    this.#do("check");
  }
  /** Ends the check. */
  cancel() {
    this.#do("cancel");
  }

  /** Takes on the language and the theme of what is around the element. */
  dress() {
    const theme = themeOf(this);
    if (THEMES.includes(/** @type {any} */ (theme))) this.#frame.dataset.theme = theme; // else the last good one stays
    this.#frame.dataset.theme ??= "auto";
    for (const part of PARTS) {
      const seen = /** @type {import("../nian.js").NianSeen} */ (this.getAttribute(part) ?? VISIBILITY[0]);
      if (VISIBILITY.includes(seen)) this.#frame.dataset[part] = seen;
    }
    const { lang } = this.#frame;
    this.#frame.lang = languageOf(this);
    if (lang !== this.#frame.lang) this.#ask();
  }

  /** Brings the element to life. */
  wake() {
    unwatch(this);
    this.#awake = true;
    this.#ask();
  }

  /** Lets a key act on the widget; whether it did.
      @param {string} key
      @returns {boolean} */
  press(key) {
    return this.#alive && /** @type {boolean} */ (this.#do("key", key));
  }

  /** Says that what the reader asked for beside the card cannot be had.
      @param {unknown} error */
  lack(error) {
    console.info("nian:", error);
    this.#handle?.complain(this.#words[isMissing(error) ? "outdated" : "not-loaded"], "not-loaded");
  }

  /** The network is back: retries what could not be fetched. */
  recover() {
    if (!this.#missed) return;
    const engine = this.#handle && (this.#queue.length || !this.#missed.size); // it is what has not come
    for (const name of this.#missed) this.#changed.add(name);
    this.#missed = undefined;
    if (engine) this.engine.catch(() => {});
    else this.wake();
  }

  /** The engine has trapped: a new instance takes over at the last good state, or the reader is told. */
  rebuild() {
    if (!this.#byEngine) return;
    const board = make("div", "nian-mount");
    this.#shell.board.replaceWith(board);
    this.#shell.board = board;
    this.#size.disconnect();
    this.#checking.end();
    this.#lost = this.#stand;
    this.#handle = /** @type {Shown} */ (/** @type {unknown} */ (undefined));
    [this.#attached, this.#wanted, this.#queue] = [false, false, []];
    this.#live(false);
    const again = (this.#rebuilt += 1) <= REBUILT;
    fault("internal", this.#frame.lang, "internal").then((wrong) => {
      if (again) this.#emit("error", { message: wrong.message, code: wrong.code });
      else this.#fail(wrong);
    });
    if (again) this.#ask();
  }

  /** Something new is requested: resets `ready` and `engine` where they are settled. */
  #ask() {
    if (this.#ready.done) this.#ready = deferred();
    if (this.#engine.done && !this.#byEngine) this.#engine = deferred();
    this.#settle();
  }

  /** Updates the widget once all that it needs has been fetched; synchronously where all is there. */
  async #settle() {
    if (!(this.#awake && this.isConnected)) return;
    if (this.#settling) {
      this.#again = true;
      return this.#nudge?.();
    }
    this.#settling = true;
    /** @type {Fault | undefined} */
    let kept; // the engine away: told on the cards that come instead
    do {
      this.#again = false;
      try {
        for (let coming; (coming = this.#coming()); ) {
          this.#again = false; // it is looked at all that is asked for by now
          await Promise.race([coming, new Promise((then) => (this.#nudge = then))]);
        }
        if (!this.isConnected) break;
        const wrong = this.#follow() ?? (this.#byFrames && kept);
        if (wrong) throw await wrong;
      } catch (/** @type {unknown} */ error) {
        if (isTrap(error)) broken();
        const wrong = await faultOf(error, this.#frame.lang);
        if (this.#again) continue; // that is not asked for any more
        if (!this.isConnected) break;
        // What is no fault of a file is one of the engine: ours can be stepped without it.
        if (this.#wanted && !this.#handle && wrong !== error) {
          this.#wanted = false;
          kept = wrong;
          if ((this.#again = this.#byFrames)) continue;
        }
        for (const name of this.#missed ?? []) this.#changed.add(name);
        [this.#missed, this.#changed] = [this.#changed, new Set()];
        kept = undefined;
        this.#fail(wrong);
      }
    } while (this.#again || this.#changed.size); // a listener may have asked for more
    this.#settling = false;
  }

  /** The progress in an exercise, if an engine that has trapped can still tell. */
  get #stand() {
    try {
      const { state, question } = this.#handle;
      return this.localName === "nian-exercise" && { state, closed: !question };
    } catch {
      return undefined;
    }
  }

  get #byEngine() {
    return Boolean(this.#handle) && !(this.#handle instanceof Frames);
  }

  /** Whether the cards that the site has written down are to be shown. */
  get #byFrames() {
    const written = this.localName === "nian-example" && WRITTEN.includes(this.#frame.lang);
    return written && !this.#wanted && !this.#byEngine && OURS.test(this.#wantedSrc);
  }

  /** What is to be shown; where another could not be had, that is what cards show still. */
  get #wantedSrc() {
    const shown = this.#handle instanceof Frames && !this.#changed.has("src");
    return shown ? /** @type {Frames} */ (/** @type {unknown} */ (this.#handle)).src : (this.getAttribute("src") ?? "");
  }

  get #words() {
    if (!this.#frame.lang) this.dress();
    return WORDS[this.#frame.lang];
  }

  /** Calls a method of the handle; what only the engine can do is queued for it.
      @param {string} name of a method of the handle
      @param {unknown[]} values
      @returns {unknown} */
  #do(name, ...values) {
    const { localName } = this;
    const lacks = ONLY[name]?.test(localName) === false;
    const waits = this.#alive ? !this.#byEngine : this.isConnected;
    /** @type {(handle: any) => unknown} */
    const act = (handle) => handle[name](...values);
    if (waits && QUEUED.includes(name)) return this.#enqueue(act);
    if (lacks || !this.#alive)
      throw new RangeError(this.#words[lacks ? "lacks" : "waiting"].replace("$1", localName).replace("$2", name));
    try {
      return act(this.#handle);
    } catch (error) {
      if (isTrap(error)) broken();
      throw error;
    }
  }

  /** The promise of what has to be fetched before the widget can be updated; none where all is there. */
  #coming() {
    const engine = this.#byFrames ? undefined : engineComing(this.#frame.lang);
    const coming = [stylesComing(), engine, this.#fetch()?.coming].filter(Boolean);
    if (coming.length) return Promise.all(coming);
    return !this.#byFrames && this.#handle instanceof Frames && heldIn(this); // nothing else is to be waited for before
  }

  /** The file that is to be shown, fetched if it is not there: cards, or the text that `src` names. */
  #fetch() {
    const { lang } = this.#frame;
    const src = this.#wantedSrc;
    const claim = this.localName === "nian-claim";
    if (this.#byFrames) return this.#fetchAs(`${lang} ${src}`, () => fetchCards(src, lang));
    if (!claim && this.localName !== "nian-example") return undefined;
    const within = src
      ? null
      : this.querySelector(":scope > script[type='application/json']")?.textContent.slice(0, LONGEST + 1);
    if (within) return this.#fetchAs(within, async () => within);
    if (this.#byEngine && !this.#changed.has("src")) return undefined;
    return this.#fetchAs(src, () => fetchSource(claim, src, lang));
  }

  /** The file of a name, from the cache or fetched by `make`.
      @param {string} name
      @param {() => Promise<Cards | string>} make */
  #fetchAs(name, make) {
    if (this.#file?.name === name) return this.#file;
    /** @type {File} */
    const file = (this.#file = { name });
    file.coming = make()
      .then((value) => (file.value = value))
      .catch((error) => (file.error = error))
      .then(() => (file.coming = undefined));
    return file;
  }

  /** Creates the widget, or applies the changed attributes. */
  #follow() {
    const file = this.#fetch();
    const src = this.#wantedSrc;
    const byFrames = this.#byFrames;
    if (this.#changed.has("src") && this.#missed)
      for (const name of this.#missed) if (name !== "step") this.#changed.add(name); // asked for beside another one
    const changed = Array.from(this.#changed, /** @returns {Change} */ (name) => [name, this.getAttribute(name)]);
    if (file?.error) {
      this.#file = undefined; // who asks again, asks for it anew
      throw file.error;
    }
    if (this.#changed.has("src") || !this.#missed?.has("src")) this.#missed = undefined;
    this.#changed = new Set();
    const done = byFrames
      ? this.#followByFrames(/** @type {File} */ (file).value, src, changed)
      : this.#followByEngine(file?.value, src, changed);
    if (!done) {
      for (const [name] of changed) this.#changed.add(name); // until it is told what is wrong
      return this.#explain(/** @type {File} */ (file).value);
    }
    if (!this.#attached) this.#attach();
    if (!this.#missed) this.#shell.live(this.#alive); // nothing is amiss any more
    if (!byFrames) setTimeout(() => this.#settled(), DRAWN);
    else if (!this.#changed.size) this.#ready.resolve(this); // else a listener has asked for another
  }

  /** Resolves `ready`, unless something else is being fetched. */
  #settled() {
    if (this.#alive && !this.#settling) this.#ready.resolve(this);
  }

  /** @param {Cards} cards
      @param {string} src
      @param {Change[]} changed */
  #followByFrames(cards, src, changed) {
    if (!this.#handle)
      this.#handle = /** @type {any} */ (new Frames(cards, src, this, (act) => this.#enqueue(act, this.step)));
    else {
      if (this.#handle.cards !== cards) /** @type {any} */ (this.#handle).show(cards, src);
      for (const [name, value] of changed) this.#handle.setAttribute(name, value);
    }
    return true;
  }

  /** The same by the engine; whether it could read the `text` of a file.
      @param {string | undefined} text
      @param {string} src
      @param {Change[]} changed */
  #followByEngine(text, src, changed) {
    const { lang } = this.#frame;
    if (!this.#byEngine) return this.#takeOver(text ?? "", src, lang);
    if (text !== undefined && changed.some(([name]) => name === "src")) {
      if (this.#checking.going) this.#handle.cancel();
      if (!this.#handle.replace(this.localName, text)) return false;
      this.#shown = src;
    }
    this.#handle.setLanguage(lang);
    for (const [name, value] of changed) this.#handle.setAttribute(name, value);
    return true;
  }

  /** The engine takes over from the frames, at the step that they show.
      @param {string} text
      @param {string} src
      @param {string} lang */
  #takeOver(text, src, lang) {
    const frames = /** @type {Frames | undefined} */ (/** @type {unknown} */ (this.#handle));
    const same = frames?.src === src;
    if (frames && !same && !frames.asked) this.#mirror("step", null); // another lesson: from its start
    const seed = Math.random() * 2 ** 32;
    const handle = /** @type {Engine} */ (engineNow()).Handle.open(this, text, lang, site.base.href, seed);
    if (!handle) return false;
    [this.#handle, this.#shown] = [handle, src];
    const { state, closed } = /** @type {Partial<Stand>} */ (this.#lost ?? {});
    if (state) handle.setAttribute("state", state);
    if (state && closed) handle.reveal(); // it has been counted
    this.#lost = undefined;
    if (same) /** @type {Frames} */ (frames).handOver(handle, this.getAttribute("answers"));
    if (this.#attached) this.#attach(frames);
    return true;
  }

  /** Queues an action for the engine; a reader's is dropped if another step than `step` is shown by then.
      @param {Queued["act"]} act
      @param {number} [step] */
  #enqueue(act, step) {
    this.#queue.push({ act, step });
    this.engine.catch(() => {}); // which is told
  }

  /** Runs the queued actions of the page, and with `all` those of the reader. The engine itself reports the ones that it
      refuses.
      @param {boolean} [all] */
  #flush(all) {
    const due = this.#queue.filter(({ step }) => all || step === undefined);
    this.#queue = this.#queue.filter((one) => !due.includes(one));
    for (const { act, step = this.step } of due) {
      if (step !== this.step) continue;
      try {
        act(this.#handle);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
  }

  /** What is wrong with a file; one of ours is right, so it has not come as it is.
      @param {string} text */
  async #explain(text) {
    const src = this.#wantedSrc;
    const { lang } = this.#frame;
    this.#file = undefined;
    return OURS.test(src)
      ? fault("not-loaded", lang, "load", src)
      : mistake(lang, text, (lines) => /** @type {Engine} */ (engineNow()).fault(text, lang, lines));
  }

  /** Draws the widget, in the place of `frames` if they are shown. The engine may do so in a later
      task; until then, what is there is to be seen.
      @param {Frames} [frames] */
  #attach(frames) {
    const board = frames ? make("div", "nian-mount") : this.#shell.board;
    wear(this.shadowRoot);
    this.#attached = true;
    if (this.#byEngine && this.#engine.done) this.#engine = deferred(); // what failed before has come after all
    this.#handle.resize((frames ? this.#shell.board : this).getBoundingClientRect().width);
    const rooms = frames?.rooms(this.#frame.lang);
    if (rooms && /** @type {Frames} */ (frames).src === this.#wantedSrc) this.#handle.adopt(...rooms);
    this.#handle.attach(board, (name, detail) => this.#emit(name, detail));
    if (this.#byEngine && this.#alive) this.#flush();
    const drawn = () => {
      observer.disconnect();
      if (!this.#attached) return;
      if (frames) {
        replace(this.#shell.board, board, this.shadowRoot);
        frames.detach();
        this.#shell.board = board;
      }
      this.#size.disconnect();
      // From the next frame on: else WebKit at times reports a "ResizeObserver loop", though nothing is resized.
      requestAnimationFrame(() => this.#attached && this.#size.observe(this.#shell.board));
      if (!this.#alive) {
        this.#live(true);
        this.#emit("ready");
      }
      if (this.#byEngine) {
        this.#engine.resolve(this);
        this.#flush(true); // now that its card is there: what it says is then read out
      } else fetchAtRest(this.#frame.lang);
      this.#settled();
    };
    const observer = new MutationObserver(drawn);
    if (board.firstChild) drawn();
    else observer.observe(board, { childList: true });
  }

  /** Dispatches an event of the widget to the page; some of them are handled here.
      @param {string} name
      @param {any} [detail] of each event another */
  #emit(name, detail) {
    if (name === "attribute") return this.#mirror(detail.name, detail.value);
    if (name === "check") return this.#checking.start(detail.most);
    if (name === "cancel") return this.#checking.end();
    this.dispatchEvent(new CustomEvent(`nian-${name}`, { bubbles: true, composed: true, detail }));
  }

  /** @param {boolean} alive */
  #live(alive) {
    this.#alive = alive;
    this.#shell.live(alive);
  }

  /** Reflects the widget's state in an attribute, without reacting to that change.
      @param {string} name
      @param {string | null} value */
  #mirror(name, value) {
    if ((this.getAttribute(name) ?? "") === value) return;
    this.#mirroring = true;
    put(this, name, value || null);
    this.#mirroring = false;
  }

  /** Something could not be fetched: what is shown stays, and the reader and the page are told.
      @param {Fault} error */
  #fail(error) {
    const { code, message, offer } = error;
    this.#ready.reject(error);
    this.#engine.reject(error);
    if (offer !== "again") {
      // What else was asked for is followed; a step is one of what has not come.
      for (const name of this.#missed ?? [])
        if (name !== "step") this.#handle?.setAttribute(name, this.getAttribute(name));
      this.#missed = undefined;
    }
    const more = offer ? [" ", this.#offer(offer)] : [];
    if (this.#alive && !(offer && this.#byEngine)) {
      this.#wanted = false; // the cards go on; the next that needs the engine asks for it again
      this.#shell.live(true);
      return this.#handle.complain(message, code, ...more);
    }
    this.#shell.fail(message, ...more);
    wear(this.shadowRoot); // what is told looks as it does on a card
    stylesComing()
      ?.then(() => wear(this.shadowRoot))
      .catch(() => {});
    this.#emit("error", { message, code });
  }

  /** A button for the reader to retry with.
      @param {"again" | "reload"} offer */
  #offer(offer) {
    const button = make("button", "nian-plain"); // in no form
    button.append(this.#words[offer]);
    button.addEventListener("click", () => {
      if (offer === "reload") location.reload();
      else this.recover();
    });
    return button;
  }
}

reflect(NianElement);
