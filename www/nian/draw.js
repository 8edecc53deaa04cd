// Draws a card from a list of its nodes (`crates/site/src/frames.rs` says how they are written), and
// patches only the nodes that differ from the card before: nodes with the same place in the list are equal.

const SVG = "http://www.w3.org/2000/svg";
const HTML = "http://www.w3.org/1999/xhtml";

/**
 * A text, or an element: the place of its shape, the values of its attributes, the places of what stands in it.
 *
 * @typedef {[shape: number, ...any[]]} ElementNode
 * @typedef {string | ElementNode} CardNode
 * @typedef {{ nodes: CardNode[], shapes: string[][] }} Nodes
 * @typedef {Map<string, any>} Values of attributes: texts, of which some are numbers
 */

/** A node of a card on the page: its place in the list, the DOM's node, and what stands in it. */
export class Drawn {
  /** @param {Nodes} cards
      @param {number} place */
  constructor(cards, place, space = HTML) {
    const node = cards.nodes[place];
    this.place = place;
    if (typeof node === "string") {
      this.dom = /** @type {any} an element or a text */ (document.createTextNode(node));
      return;
    }
    const [name, values, children] = parts(cards, node);
    this.space = name === "svg" ? SVG : space;
    this.dom = document.createElementNS(this.space, name);
    for (const [attribute, value] of values) put(this.dom, attribute, value);
    this.key = values.get(".key");
    this.children = children.map((child) => new Drawn(cards, child, this.space));
    this.dom.append(...this.children.map((child) => child.dom));
  }

  /** Patches the DOM node into the card's node at `place`; false where it has to be created anew.
      @param {Nodes} cards
      @param {number} place */
  become(cards, place) {
    if (place === this.place) return true;
    const [before, after] = [cards.nodes[this.place], cards.nodes[place]];
    if (typeof before === "string" || typeof after === "string") {
      if (typeof before !== typeof after) return false;
      this.dom.data = after;
    } else {
      const [name, values, children] = parts(cards, after);
      const [nameBefore, valuesBefore] = parts(cards, before);
      if (name !== nameBefore || values.get(".key") !== this.key) return false;
      const glides = this.space === SVG ? glide(this.dom, valuesBefore, values) : undefined;
      for (const attribute of valuesBefore.keys()) if (!values.has(attribute)) this.dom.removeAttribute(attribute);
      for (const [attribute, value] of values) {
        if (valuesBefore.get(attribute) !== value && !glides?.includes(attribute)) put(this.dom, attribute, value);
      }
      this.hold(cards, children);
    }
    this.place = place;
    return true;
  }

  /** Reconciles the children: by their keys, and those without one by their order.
      @param {Nodes} cards
      @param {number[]} places */
  hold(cards, places) {
    const before = /** @type {Drawn[]} */ (this.children);
    const keyed = new Map(before.filter((child) => child.key).map((child) => [child.key, child]));
    const after = places.map((place, turn) => {
      const key = keyOf(cards, place);
      const known = key ? keyed.get(key) : before[turn]?.key ? undefined : before[turn];
      return known?.become(cards, place) ? known : new Drawn(cards, place, this.space);
    });
    this.children = after;
    const staying = new Set(after);
    for (const child of before) if (!staying.has(child)) child.dom.remove();
    let at = this.dom.firstChild;
    for (const { dom } of after) {
      if (dom === at) at = at.nextSibling;
      else this.dom.insertBefore(dom, at);
    }
  }
}

/** The name of an element, its attributes, and the places of what stands in it.
    @param {Nodes} cards
    @param {ElementNode} node
    @returns {[string, Values, number[]]} */
function parts(cards, [shape, ...rest]) {
  const [name, ...names] = cards.shapes[shape];
  return [name, new Map(names.map((attribute, at) => [attribute, rest[at]])), rest.slice(names.length)];
}

/** The key of a node, if it has one.
    @param {Nodes} cards
    @param {number} place */
function keyOf(cards, place) {
  const node = cards.nodes[place];
  const at = typeof node === "string" ? 0 : cards.shapes[node[0]].indexOf(".key");
  return at > 0 ? node[at] : undefined;
}

/** Sets an attribute, or the value of a field.
    @param {Element} element
    @param {string} attribute
    @param {string} value */
function put(element, attribute, value) {
  if (attribute === ".value") /** @type {HTMLInputElement} */ (element).value = value;
  else if (attribute !== ".key") element.setAttribute(attribute, value);
}

/** Where a shape stands says one of these pairs. */
const PLACES = [
  ["cx", "cy"],
  ["x", "y"],
];
const GLIDE = 220; // milliseconds, as `--motion` in tokens.css
const LONG = 10;

/** The coins whose animation starts with the next frame.
    @type {{ shape: SVGElement, by: string[], to: [name: string, value: string][] }[]} */
let leaving = [];

// Animates a coin that changes its place. It is moved by `transform`, which causes no layout, and it
// alone: with a `transform` in their attributes, as what moves at nearly every step has it, all coins of a
// picture would be drawn each by itself. It leaves a frame later than the rest changes: the first frame of
// a step, which the reader waits for, need not begin a motion too. Gives the attributes that it sets then.
/** @param {SVGElement} shape
    @param {Values} before
    @param {Values} after */
function glide(shape, before, after) {
  if (!/^coin/.test(after.get("class")) || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  const place = PLACES.find(([x]) => after.has(x));
  if (!place?.some((name) => before.get(name) !== after.get(name))) return undefined;
  const by = place.map((name) => `${before.get(name) - after.get(name)}px`);
  if (!leaving.length) requestAnimationFrame(() => arrive(true));
  leaving.push({ shape, by, to: place.map((name) => [name, after.get(name)]) });
  return place;
}

/** Moves all coins to their places: at once, or with an animation.
    @param {boolean} gliding */
export function arrive(gliding) {
  for (const { shape, by, to } of leaving) {
    for (const [name, value] of to) put(shape, name, value);
    if (!gliding) continue;
    // A timer ends the animation before it would end itself: at its end the browser lays out the picture in
    // several frames, at this one in one.
    const way = [
      { transform: `translate(${by})`, easing: "ease" },
      { transform: "none", offset: 1 / LONG },
      { transform: "none" },
    ];
    const animation = shape.animate(way, { duration: LONG * GLIDE });
    setTimeout(() => animation.cancel(), GLIDE + 20);
  }
  leaving = [];
}
