// What a card shows, as nodes of its own: a live element stands out of sight, is set to each step, and is copied.
import { make } from "../tools/make.js";

/** What can only be touched, and what answers. */
const TOUCHED = "button, input, select, summary, .hit, .nian-choices, .nian-rooms, .nian-controls, .nian-hint, .nian-answers";
/** What attributes say to a live element only. */
const LIVE = ["id", "tabindex", "part", "title", "aria-activedescendant", "aria-expanded", "aria-selected", "aria-live", "aria-atomic", "aria-level", "aria-posinset", "aria-setsize", "data-move", "data-do", "data-set"];
const TREES = ["tree", "treeitem", "group"];

/** A copy that is only looked at. */
function still(node) {
  const copy = node.cloneNode(true);
  for (const one of copy.querySelectorAll(TOUCHED)) one.remove();
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of LIVE) one.removeAttribute(name);
    if (TREES.includes(one.getAttribute("role"))) {
      one.removeAttribute("role");
      one.removeAttribute("aria-label");
    }
  }
  return copy;
}

/** Copies of all that is called so in a card. */
const found = (card, css) => [...card.querySelectorAll(css)].filter((node) => !node.closest(".nian-rooms")); // these keep room only
const copies = (card, css) => found(card, css).map((node) => make("p", {}, ...still(node).childNodes));

/** Stands an element somewhere in the page where nobody sees it, and gives what `read` makes of it. */
export async function standing(place, element, read) {
  const stage = make("div", { className: "handout-stage" }, element);
  stage.setAttribute("aria-hidden", "true");
  stage.inert = true;
  place.append(stage);
  try {
    await element.ready;
    return await read(element);
  } finally {
    stage.remove();
  }
}

/** The longest that is waited for a card to be drawn anew, in milliseconds: what is asked for may look the same. */
const PATIENCE = 300;

/** Does something with an element, and waits until its card shows it: the engine draws a moment later. */
export async function drawn(element, act) {
  let then;
  const done = new Promise((resolve) => { then = resolve; });
  const observer = new MutationObserver(() => setTimeout(then));
  observer.observe(element.shadowRoot, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(then, PATIENCE);
  act();
  await element.ready;
  await done;
  observer.disconnect();
}

/** Sets attributes of an element, and waits until its card shows what they ask for. */
export async function set(element, attributes) {
  const changed = Object.entries(attributes).filter(([name, value]) => element.getAttribute(name) !== String(value));
  if (!changed.length) return;
  await drawn(element, () => changed.forEach(([name, value]) => element.setAttribute(name, value)));
}

const cardOf = ({ shadowRoot }) => shadowRoot.querySelector(".nian-card");

/** The title of a card. */
export const titleOf = (element) => cardOf(element)?.querySelector(".nian-title, .nian-claim-head .nian-place, caption, figcaption")?.textContent.trim() ?? "";

/** The places or moves that a task is answered by, as texts: { texts, moves }, whether they are moves; nothing where it is not. */
export function picksIn(element) {
  const picks = [...cardOf(element).querySelectorAll(".nian-picks button")];
  const moves = picks.some((pick) => pick.closest(".nian-record"));
  const texts = picks.map((pick) => [...(moves ? pick.children : pick.querySelectorAll("span"))].map((one) => one.textContent).join(" → "));
  return picks.length ? { texts, moves } : undefined;
}

/** The moves that are marked as slips, as texts. */
export const slipsIn = (element) => [...cardOf(element).querySelectorAll(".nian-slip > b")].map((move) => move.firstChild.textContent);

/** What is shown now, as functions that each give nodes of their own: { picture, said, outcome, moves, rules }. */
export function seen(element) {
  const card = cardOf(element);
  const board = card.querySelector(".nian-board");
  // The picture of an open task may give its answer away, and is not seen then.
  const parts = board && !card.matches("[data-hides]") ? [...still(board).childNodes] : [];
  const [said, outcome, rules] = [".nian-sentence", ".nian-outcome", ".nian-rules p"].map((css) => copies(card, css));
  const moves = found(card, ".nian-reasons .nian-chips :is(li, button):not(:has(button)), .nian-reasons p.nian-chips").map((one) => one.textContent.trim());
  const claim = [...card.querySelectorAll(".nian-claim > p:not(.nian-claim-head)")].map(still);
  return { picture: parts.length ? () => picture(parts) : undefined, said, outcome, moves: [...new Set(moves)], rules, claim };
}

const picture = (parts) => make("div", { className: "sheet-picture" }, make("div", { className: "nian-card" }, make("div", { className: "nian-board" }, ...parts.map((part) => part.cloneNode(true)))));
