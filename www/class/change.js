// Changes of a lesson: each gives another one.

/** The things are others; the class stays at the thing where it is. */
function withThings(deck, things) {
  const here = deck.things[deck.at - 1];
  const at = things.indexOf(here);
  if (at >= 0) return { ...deck, things, at: at + 1 };
  return { ...deck, things, at: 1, step: things[0]?.start ?? 0 };
}

export function move(deck, from, to) {
  const things = [...deck.things];
  things.splice(to, 0, ...things.splice(from, 1));
  return withThings(deck, things);
}

export const remove = (deck, at) => withThings(deck, deck.things.filter((_, index) => index !== at));

export const add = (deck, things) => withThings(deck, [...deck.things, ...things]);

/** A property of a thing is another. */
export function set(deck, at, values) {
  const things = deck.things.map((thing, index) => (index === at ? { ...thing, ...values } : thing));
  const changed = { ...deck, things };
  return deck.at === at + 1 && "start" in values ? { ...changed, step: values.start } : changed;
}

/** A text with what stands in a field of this language; undefined where nothing is left. A text whose language nobody
    knows stays one. */
export function written(text, language, value) {
  if (typeof text === "string" && text) return value || undefined;
  const { [language]: _, ...others } = text ?? {};
  if (value) return { ...others, [language]: value };
  return Object.keys(others).length ? others : undefined;
}

/** What stands in a field of this language, and what another language says. */
export function inField(text, language) {
  if (!text || typeof text === "string") return { value: text ?? "" };
  const [other] = Object.values(text);
  return text[language] ? { value: text[language] } : { value: "", other };
}
