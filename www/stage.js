// Fits a card to the screen before a class, so that all of it is to be seen from the last row. Picture
// and type are chosen together: words below the picture or beside it, laid out for a page or for a
// telephone, the type as large as leaves the picture room. What must not be smaller is said in `LEAST`.

import { WIDE } from "./common/known.js";
import { memoAsync, withRetry } from "./common/retry.js";

export const version = "%VERSION%";

const BASE = new URL(".", import.meta.url);
/** Of the screen's height: the sentence, and whatever else is to be read. */
const LEAST = { type: 0.036, label: 0.022 };
/** A picture that would be cut off is shown this much smaller than `LEAST` at most; what is still longer
    is scrolled. A table or a list is scrolled at once: it has no end. */
const SMALLER = 0.8;
/** What is larger than this makes nothing clearer. */
const ENOUGH = { type: 0.046, label: 0.036 };
const TYPES = [0.046, 0.042, 0.039, 0.0362];
/** The picture's share of the width, where the words stand beside it. */
const SHARES = [0.36, 0.44, 0.52, 0.58, 0.64, 0.7];
/** Widths to lay out a tree for, which breaks its lines where there is little room. */
const WIDTHS = [400, 480, 600, 720, 860, 1000, 1200];
/** How far a drawing is enlarged above its tree: the least type of both is alike then. */
const NARROW = 1.2;
/** The columns of a drawing and the tree beside it. */
const BESIDE = "minmax(0, 10fr) minmax(min-content, 11fr)";
/** How wide a frame asks for which layout of the picture: a page's, a wide one, a telephone's. */
const LAYOUTS = ["1000px", `${WIDE}px`, "400px"];
/** The factor by which a picture with too small type scores worse. */
const SMALL = 4;
/**
 * @typedef {import("./nian.js").NianElement} NianElement
 *
 * A way to lay a picture out: how wide, with a table or a tree beside or under a drawing that is so wide.
 *
 * @typedef {{ width: string, row?: boolean, under?: boolean, drawn?: number }} Laying
 *
 * The same with the room it takes, its least type, and how far it is moved up; `cut` leaves out what other steps show.
 *
 * @typedef {Laying & { wide: number, high: number, least: number, top: number, cut?: boolean }} Layout
 *
 * How words stand to a picture, and how large they are.
 *
 * @typedef {{ type: number, side: string, share: number }} Way
 *
 * One that was tried: how good it is, and with which layout of the picture; `laid` is the width it was drawn for.
 *
 * @typedef {Way & {
 *   laid: string, scale: number, layout: Layout, over: number, label: number, fits: boolean, score: number,
 * }} Arrangement
 */

/** How much worse a list that is so many times too high for its place: better than one that is too small, but no
    larger type makes up for it.
    @param {number} over */
const scrolled = (over) => (over ? SMALL - 1.8 / over : 1);
/** At first, another layout of the picture is tried where those before are not this good; later, where nothing fits. */
const GOOD = 0.75;
/** What is told of a room with the answer in it. */
const ANSWER = " answer";
/** The timeout of a picture's drawing in another layout, in milliseconds: it may look no different there. */
const REDRAWN = 250;

const fetchSheet = () =>
  withRetry(async (cache) => {
    const response = await fetch(new URL("stage.css", BASE), { cache });
    if (!response.ok) throw Object.assign(new Error(`${response.status} ${response.url}`), { status: response.status });
    return new CSSStyleSheet().replace(await response.text());
  });
const sheet = memoAsync(fetchSheet);
sheet().catch(() => {}); // asked for before it is needed

/** @type {WeakMap<NianElement, Stage>} */
const stages = new WeakMap();

/** Puts a widget on the stage, until the returned callback has been called as often as this function.
    @param {NianElement} widget */
export async function stage(widget) {
  const styles = await sheet();
  const on = stages.get(widget) ?? new Stage(widget, styles);
  stages.set(widget, on);
  on.wanted += 1;
  return () => {
    on.wanted -= 1;
    if (on.wanted) return;
    stages.delete(widget);
    on.leave();
  };
}

class Stage {
  wanted = 0;
  #widget;
  #root;
  #frame;
  #sheets;
  #own; // what is set on the frame in it
  /** The arrangement that stands. @type {Arrangement | undefined} */
  #chosen;
  /** The example that was arranged last, and its language. @type {string | undefined} */
  #of;
  /** By which a step is told from the one before. @type {string | null | undefined} */
  #caption;
  /** The best arrangement of this step with each layout of the picture. @type {Map<string, Arrangement>} */
  #tried = new Map();
  #vain = false; // whether an example has steps that fit in no layout: then no more are tried, which takes time
  /** The picture, while another layout of it is awaited. @type {string | null | undefined} */
  #before = null;
  /** The timer that ends that. @type {number | undefined} */
  #waiting;
  #laid = LAYOUTS[0];
  /** By the room there is, the arrangement that stood there last. @type {Map<string, Arrangement>} */
  #stood = new Map();
  #stoodIn = ""; // the room of the arrangement that stands
  #unit = 0; // the screen's height, by which type is measured
  #changes = new MutationObserver(() => this.#drawn());
  #resizes = new ResizeObserver(() => this.#resized());

  /** @param {NianElement} widget
      @param {CSSStyleSheet} styles */
  constructor(widget, styles) {
    this.#widget = widget;
    this.#root = /** @type {ShadowRoot} */ (widget.shadowRoot);
    this.#frame = /** @type {HTMLElement} */ (this.#root.querySelector(".nian"));
    const own = new CSSStyleSheet();
    own.replaceSync(".nian[data-stage] {}");
    this.#own = /** @type {CSSStyleRule} */ (own.cssRules[0]).style;
    this.#sheets = [styles, own];
    widget.addEventListener("nian-ready", this.#ready);
    this.#dress();
    this.#frame.dataset.stage = "below";
    this.#frame.dataset.laying = ""; // until it is arranged for the first time
    const attributeFilter = ["viewBox", "open", "lang"];
    this.#changes.observe(this.#frame, { childList: true, subtree: true, characterData: true, attributeFilter });
    this.#resizes.observe(this.#frame);
  }

  leave() {
    this.#changes.disconnect();
    this.#resizes.disconnect();
    clearTimeout(this.#waiting);
    this.#widget.removeEventListener("nian-ready", this.#ready);
    this.#root.adoptedStyleSheets = this.#root.adoptedStyleSheets.filter((one) => !this.#sheets.includes(one));
    delete this.#frame.dataset.stage;
    delete this.#frame.dataset.laying;
  }

  /** A widget that becomes ready adopts style sheets of its own: cached arrangements were made without them. */
  #ready = () => {
    this.#dress();
    this.#stood.clear();
    this.#resized();
  };

  #dress() {
    const others = this.#root.adoptedStyleSheets.filter((one) => !this.#sheets.includes(one));
    this.#root.adoptedStyleSheets = [...others, ...this.#sheets];
  }

  /** The screen was resized: everything is chosen anew, and from the same start, whatever stood before. A size that has been
      there already gets its cached arrangement. */
  #resized() {
    this.#vain = false;
    this.#restart(this.#stood.get(this.#room));
  }

  /** @param {Arrangement | undefined} chosen what is tried first */
  #restart(chosen) {
    this.#chosen = chosen;
    this.#caption = undefined;
    this.#tried.clear();
    const laid = chosen?.laid ?? LAYOUTS[0];
    if (laid === this.#laid) this.#fit();
    else this.#lay(laid);
  }

  /** The room there is, as a key of the cached arrangements: the size of the frame, and whether the answer is in it. */
  get #room() {
    const hasAnswer = this.#frame.querySelector(".nian-reasons > :first-child > *");
    return `${this.#size}${hasAnswer ? ANSWER : ""}`;
  }

  get #size() {
    return `${this.#frame.clientWidth} ${this.#frame.clientHeight}`;
  }

  /** Another step, something opened, or the picture that was asked for in another layout. With the step a panel may have closed
      beside it, or the answer below it: what stood in less room does not stand on. */
  #drawn() {
    if (this.#before === this.#picture()) return;
    const room = this.#room;
    if (!this.#chosen || room === this.#stoodIn) return this.#fit();
    if (this.#stoodIn.replace(ANSWER, "") !== this.#size) return this.#resized();
    // The answer has come or gone: what stood before it came stands again.
    const stood = this.#stood.get(room);
    if (stood) this.#restart(stood);
    else this.#fit();
  }

  /** The markup of the picture. */
  #picture() {
    return this.#frame.querySelector(".nian-panels")?.innerHTML;
  }

  #fit() {
    clearTimeout(this.#waiting);
    const awaited = this.#before !== null;
    this.#before = null;
    const card = this.#frame.querySelector(".nian-card");
    if (!card) return;
    const of = `${this.#widget.getAttribute("src")} ${this.#frame.lang}`;
    if (of !== this.#of) {
      this.#chosen = undefined;
      this.#stood.clear();
      this.#vain = false;
    }
    this.#of = of;
    const caption = card.querySelector(".nian-caption")?.textContent;
    if (caption !== this.#caption && !awaited) this.#tried.clear(); // what is said may depend on the layout
    this.#caption = caption;
    const { innerWidth, innerHeight } = window;
    // A telephone held upright is no screen to be seen from the last row.
    this.#unit = Math.max(Math.min(innerHeight, innerWidth * 0.75), 440);
    this.#own.setProperty("--stage-full", `${this.#frame.clientWidth}px`);
    this.#own.setProperty("--stage-unit", `${this.#unit / 100}px`);
    const picture = new Picture(card, this.#own);
    // What stood for the step before stands on, if it can.
    if (this.#chosen?.laid === this.#laid) {
      picture.layOut(this.#chosen.layout);
      const again = this.#try(card, picture, this.#chosen);
      if (again.fits) return this.#show(picture, again);
    }
    picture.layOut();
    const chosen = this.#chosen;
    const alike = chosen && TYPES.map((type) => ({ ...chosen, type }));
    let best = alike && this.#search(card, picture, alike);
    if (!best?.fits) best = this.#search(card, picture, ways(picture));
    const enough = best.fits && (alike || best.score >= GOOD);
    if (picture.drawn && !this.#vain && !enough) {
      this.#tried.set(this.#laid, best);
      const untried = LAYOUTS.find((laid) => !this.#tried.has(laid));
      if (untried) return this.#lay(untried);
      const [first] = [...this.#tried.values()].sort((one, other) => other.score - one.score);
      if (first.score > best.score) return this.#lay(first.laid);
      this.#vain = !best.fits;
    }
    this.#show(picture, best);
  }

  /** Has the picture drawn in another layout, by the width of what the card is drawn into.
      @param {string} laid */
  #lay(laid) {
    this.#laid = laid;
    this.#own.setProperty("--stage-laid", laid);
    this.#frame.dataset.laying = "";
    this.#before = this.#picture();
    this.#waiting = setTimeout(() => this.#fit(), REDRAWN);
  }

  /** The best of some arrangements, of which there is one at least.
      @param {Element} card
      @param {Picture} picture
      @param {Way[]} arrangements */
  #search(card, picture, arrangements) {
    this.#frame.dataset.trying = ""; // how large the picture is, is known
    const tried = arrangements.map((way) => this.#try(card, picture, way));
    delete this.#frame.dataset.trying;
    return tried.reduce((best, one) => (one.score > best.score ? one : best));
  }

  /** How well picture and words fit in an arrangement.
      @param {Element} card
      @param {Picture} picture
      @param {Way} way
      @returns {Arrangement} */
  #try(card, picture, way) {
    this.#arrange(way);
    const [scale, layout, over] = picture.fitting(LEAST.label * this.#unit);
    const label = Math.min((scale * layout.least) / this.#unit, ENOUGH.label);
    // The list of every move may be longer than a screen.
    const words = [...card.querySelectorAll(".nian-caption, .nian-reasons, .nian-claim, .nian-checking")];
    const folded = words.filter((part) => !part.querySelector("[open]"));
    const hidden = folded.reduce((all, part) => all + Math.max(0, part.scrollHeight - part.clientHeight - 1), 0);
    const fits = label >= LEAST.label && !hidden;
    // Whatever cannot all be had: first nothing hidden, then nothing too small, then nothing to scroll.
    const score =
      ((way.type / ENOUGH.type) * (label / ENOUGH.label)) /
      (hidden ? 10 + hidden : 1) /
      (label < LEAST.label ? SMALL : scrolled(over));
    return { ...way, laid: this.#laid, scale, layout, over, label, fits: fits && !over, score };
  }

  /** @param {Way} way */
  #arrange({ type, side, share }) {
    this.#frame.dataset.stage = side;
    this.#own.setProperty("--stage-type", `${type * this.#unit}px`);
    this.#own.setProperty("--stage-share", `${100 * share}%`);
  }

  /** @param {Picture} picture
      @param {Arrangement} best */
  #show(picture, best) {
    this.#arrange(best);
    picture.show(best, LEAST.label * this.#unit);
    delete this.#frame.dataset.laying;
    this.#chosen = best;
    this.#stoodIn = this.#room;
    this.#stood.set(this.#stoodIn, best);
    this.#changes.takeRecords();
  }
}

/** All ways in which words can stand to a picture.
    @param {Picture} picture */
function ways(picture) {
  const shares = picture.there ? SHARES.map((share) => ({ side: "beside", share })) : [];
  const sides = [{ side: "below", share: 1 }, ...shares];
  return TYPES.flatMap((type) => sides.map((side) => ({ type, ...side })));
}

/** The picture of a card, with what stands beside or below it: laid out first, then enlarged. */
class Picture {
  #own;
  /** @type {HTMLElement} */
  #box;
  /** @type {HTMLElement} */
  #group;
  /** @type {Layout[]} */
  #layouts = [];

  /** @param {Element} card
      @param {CSSStyleDeclaration} own */
  constructor(card, own) {
    this.#own = own;
    const board = card.querySelector(".nian-board");
    // Nothing asks for these two where there is none.
    this.#box = /** @type {HTMLElement} */ (card.matches(".nian-is-table") ? board : board?.firstElementChild);
    this.#group = /** @type {HTMLElement} */ (this.#box?.firstElementChild);
    this.there = Boolean(this.#group);
    this.drawn = Boolean(this.#group?.querySelector("svg[viewBox]:not(.nian-mark *)"));
  }

  /** Finds the ways to lay it out, with the room each takes and its smallest type; or that of one alone.
      @param {Laying} [only] */
  layOut(only) {
    const none = { width: "", wide: 0, high: 0, least: Infinity, top: 0 };
    this.#layouts = this.there ? (only ? [only] : this.#ways()).flatMap((way) => this.#measure(way)) : [none];
  }

  #ways() {
    const panels = [...this.#group.children];
    const drawings = panels.filter((panel) => panel.matches("svg"));
    const drawn = Math.max(0, ...drawings.map((svg) => Number(svg.getAttribute("width"))));
    if (drawings.length === panels.length) return [{ width: `${drawn}px` }];
    const widths = [drawn, ...WIDTHS].filter((width) => width && width >= drawn);
    /** @type {Laying[]} */
    const ways = widths.map((width) => ({ width: `${width}px` }));
    if (!drawn) ways.push({ width: "max-content" });
    // A tree below its drawing.
    if (this.#group.matches(".nian-beside"))
      ways.push(...ways.map((way) => ({ ...way, under: true, drawn: NARROW * drawn })));
    // A table beside its drawing.
    if (drawn && panels.length > 1) ways.push({ width: "max-content", row: true, drawn });
    return ways;
  }

  /** @param {Laying} way
      @returns {Layout[]} */
  #measure(way) {
    this.#set(way, 1);
    const { offsetWidth: wide, offsetHeight: high } = this.#group;
    const least = this.#least();
    const whole = { ...way, wide, high, least, top: 0 };
    /** @type {SVGSVGElement | null | false} */
    const drawing = this.#group.children.length === 1 && this.#group.querySelector(":scope > svg");
    if (!drawing) return [whole];
    // A drawing keeps room for what other steps show; without it there may be more to see.
    const [top, bottom] = ends(drawing).map((end) => (end * wide) / drawing.viewBox.baseVal.width);
    /** @type {(top: number, bottom: number) => Layout} */
    const between = (top, bottom) => ({ ...whole, high: bottom - top, top: (top + bottom - high) / 2 });
    return [between(Math.min(0, top), Math.max(high, bottom)), { ...between(top, bottom), cut: true }];
  }

  /** Lays it out, enlarged; `over` can be scrolled.
      @param {Laying & { top?: number }} way
      @param {number} scale */
  #set({ width, row, drawn, under, top = 0 }, scale, over = false) {
    this.#own.setProperty("--stage-over", over ? "auto" : "visible");
    this.#own.setProperty("--stage-at", over ? "0" : "0.5");
    this.#own.setProperty("--stage-top", `${-top}px`);
    this.#own.setProperty("--stage-width", width);
    this.#own.setProperty("--stage-columns", under ? "none" : BESIDE);
    this.#own.setProperty("--stage-flow", row ? "column" : "row");
    this.#own.setProperty("--stage-drawn", drawn ? `${drawn}px` : "100%");
    this.#own.setProperty("--stage-scale", String(scale));
  }

  /** The smallest type in it, as it is laid out. */
  #least() {
    let least = Infinity;
    for (const svg of this.#group.querySelectorAll("svg")) {
      const enlarged = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      for (const text of svg.querySelectorAll("text"))
        least = Math.min(least, enlarged * Number(text.getAttribute("font-size")));
    }
    for (const kind of ["td", "th", "li", "caption", "figcaption", ".nian-twig", ".nian-of-tree"]) {
      const one = this.#group.querySelector(`${kind}:not(.nian-unseen *)`);
      if (one) least = Math.min(least, parseFloat(getComputedStyle(one).fontSize));
    }
    return least;
  }

  /** The layout that can be enlarged most in the room there is now, how far, and how much too high it is then:
      a list is scrolled before its type is smaller than `least`.
      @param {number} least
      @returns {[scale: number, layout: Layout, over: number]} */
  fitting(least) {
    if (!this.there) return [1, this.#layouts[0], 0];
    const boxes = /** @type {HTMLElement[]} */ ([...this.#box.children]);
    const below = boxes.slice(1).filter((one) => getComputedStyle(one).position !== "absolute");
    const under = below.reduce((all, { offsetHeight }) => all + offsetHeight, 0);
    this.#own.setProperty("--stage-under", `${under}px`);
    const [wide, high] = [this.#box.clientWidth, this.#box.clientHeight - under];
    const list = this.#group.querySelector(":scope > .nian-scroll");
    const fits = this.#layouts.map(
      /** @returns {[number, Layout, number]} */ (layout) => {
        const [across, down] = [wide / layout.wide, high / layout.high];
        const scale = Math.min(across, list ? Math.max(down, least / layout.least) : down);
        return [scale, layout, scale > down * 1.01 ? scale / down : 0];
      }
    );
    // Uncut, a picture stays where it is from step to step.
    /** @param {[number, Layout, number]} fitting */
    const size = ([scale, { least: type, cut }, over]) =>
      (scale * type * (cut ? 0.8 : 1)) / (list && scale * type < least ? SMALL : scrolled(over));
    return fits.reduce((best, one) => (size(one) > size(best) ? one : best));
  }

  /** Shows it; what cannot be seen whole at the least size can be scrolled.
      @param {Arrangement} arrangement
      @param {number} least */
  show({ scale, layout, over: list }, least) {
    if (!this.there) return;
    const table = this.#box.matches(".nian-board");
    const enlarged = least / layout.least; // until its type is the least that there may be
    const shown = Math.min(Math.max(scale, (table ? 1 : SMALLER) * enlarged), 2.4 * enlarged);
    const over = Boolean(list) || shown > scale * 1.01;
    this.#set(layout, shown, over);
    if (table) return; // it is reached by the Tab key as it is
    if (over) this.#box.tabIndex = 0;
    else this.#box.removeAttribute("tabindex");
    if (over) this.#group.querySelector(".here, .lit")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Where what is drawn begins and ends, from top to bottom, once all has come to rest: shapes may still move.
    @param {SVGSVGElement} svg */
function ends(svg) {
  /** @type {NodeListOf<SVGGraphicsElement>} */
  const shapes = svg.querySelectorAll("circle, rect, line, path, text");
  const all = Array.from(shapes, (shape) => {
    const [cy, r, y, height] = ["cy", "r", "y", "height"].map((name) => Number(shape.getAttribute(name)));
    const at = shape.transform.baseVal[0]?.matrix.f ?? 0; // where what moves comes to rest
    if (shape.localName === "circle") return [at + cy - r, at + cy + r];
    if (shape.localName === "rect") return [at + y, at + y + height];
    const box = shape.getBBox();
    return [box.y, box.y + box.height];
  });
  if (!all.length) return [0, svg.viewBox.baseVal.height];
  return [Math.min(...all.map(([top]) => top)) - 2, Math.max(...all.map(([, bottom]) => bottom)) + 2];
}
