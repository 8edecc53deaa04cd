// Hints on a board and at a question, fetched when one is asked for: one more each time, and in the end the
// answer. What decides the game is then to be seen, too.
import { methodOf, outcomeOf, startOf } from "./common/hints.js";

export const version = "%VERSION%";

const given = new WeakMap(); // of each element: { about, number } of the hints that stand

/** What the hints are about: they are gone as soon as that is answered, or something else is shown. */
const about = ({ waits, asks, state, step, src }) => waits && `${asks} ${state ?? `${src} ${step}`}`;

/** Gives an element the next hint. It is about the board of the question: where a wrong answer is being refuted, that
    comes back first. */
export function hint(element) {
  if (!element.waits) return element.reveal();
  const back = !placeIn(element) && element.shadowRoot.querySelector(".nian-caption [data-do=prev]");
  if (back) return onceDrawn(element, () => hint(element), () => back.click());
  const hints = all(element);
  const before = given.get(element);
  if (!before) watch(element);
  const same = before?.about === about(element);
  const number = same ? before.number + 1 : 1;
  if (number > hints.length) return element.reveal();
  given.set(element, { about: about(element), number });
  const root = element.shadowRoot;
  if (hints[number - 1] === method(element)) root.querySelector("[data-do=structure][aria-pressed=false]")?.click();
  show(element);
}

const langOf = (element) => element.shadowRoot.querySelector(".nian").lang;
/** Where the card has its hints. */
const placeIn = (element) => element.shadowRoot.querySelector(".nian-hint");
/** How one finds out, as the card says. */
const method = (element) => methodOf(langOf(element), placeIn(element)?.dataset.method);

function all(element) {
  const { localName, asks, outcome, winning } = element;
  const lang = langOf(element);
  // Of a move that is asked for in an example one knows that there is one.
  const known = localName === "nian-game" && !asks && outcomeOf(lang, outcome);
  const start = (known || asks === "winning") && startOf(lang, winning);
  return [known, method(element), start].filter(Boolean);
}

/** Writes the hints that stand into the card, or takes them away. */
function show(element) {
  const place = placeIn(element);
  if (!place) return;
  const { about: on, number } = given.get(element);
  const hints = on === about(element) ? all(element).slice(0, number) : [];
  if (hints.join("") === place.textContent) return;
  place.replaceChildren(...hints.map((text) => Object.assign(document.createElement("span"), { textContent: text })));
}

/** Does something, and `then` the rest as soon as the card has its place for hints. */
function onceDrawn(element, then, act) {
  const observer = new MutationObserver(() => {
    if (!placeIn(element)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element.shadowRoot, { childList: true, subtree: true });
  act();
}

/** The card may be drawn anew at any time. */
function watch(element) {
  const look = () => given.has(element) && show(element);
  new MutationObserver(look).observe(element.shadowRoot, { childList: true, subtree: true, characterData: true });
}
