// The ready-made lessons. An address that names one need not hold its texts.
import { GIVEN } from "./deck.js";
import { writeItem } from "./item.js";

const all = "%READY%";

const given = (text) => Object.defineProperty({ ...text }, GIVEN, { value: true });
const marked = all.map((one) => ({
  ...one,
  title: given(one.title),
  things: one.things.map((thing) => ({ ...thing, question: given(thing.question), note: given(thing.note) })),
}));

/** The ready-made lessons: { id, query, title, things }, a thing { item, minutes, question, note }. */
export const READY = marked;

const alike = (text, other) => JSON.stringify(text) === JSON.stringify(other);

/** The lesson with the texts of the ready-made one that it names, where it has no others. */
export function dress(deck) {
  const one = READY.find(({ id }) => id === deck.ready);
  if (!one) return { ...deck, ready: undefined };
  const text = (own, theirs) => (own === undefined || alike(own, theirs) ? theirs : own);
  const left = [...one.things];
  const things = deck.things.map((thing) => {
    const at = left.findIndex(({ item }) => item === writeItem({ ...thing, start: 0 }));
    if (at < 0) return thing;
    const [theirs] = left.splice(at, 1);
    const dressed = { ...thing, question: text(thing.question, theirs.question) };
    if (!deck.pupils) dressed.note = text(thing.note, theirs.note);
    return dressed;
  });
  return { ...deck, title: text(deck.title, one.title), things };
}
