// A position's text, and what stands in the fields of a form.

const several = (one, { least, most }) => `${one}(?:,${one}){${least - 1},${most - 1}}`;
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How each kind of field is written, as the source of a pattern. */
const WRITTEN = {
  number: () => "\\d+",
  numbers: () => "\\d+(?:,\\d+)*",
  rows: (field) => several("\\d+", field),
  limited: (field) => several("\\d+@\\d+", field),
  faces: (field) => several("[1-6]", field),
  option: ({ written }) => written.map(literal).join("|"),
  one: ({ written }) => written.map(literal).join("|"),
};

/** What a text says of each field by a way of writing, `nim{misere}:{rows}`; nothing where it is another's. */
export function read(way, fields, text) {
  const names = [];
  const pieces = way.split(/\{(\w+)\}/).map((piece, at) => {
    if (at % 2 === 0) return literal(piece);
    names.push(piece);
    return `(${WRITTEN[fields[piece].kind](fields[piece])})`;
  });
  const found = new RegExp(`^${pieces.join("")}$`).exec(text);
  return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1]]));
}

/** The text of these values. */
export const write = (way, values) => way.replace(/\{(\w+)\}/g, (_, name) => values[name]);
