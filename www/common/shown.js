// A lesson as the page `class/` hands it on for paper: what stands in it has been read by the app
// (`crates/app/src/class/shown.rs`).

/** A text in the language that it has. @typedef {{ text: string, lang: string }} Own */
/** @typedef {{
 *   kind: string,
 *   of: string,
 *   start: number,
 *   tag: string,
 *   attributes: [name: string, value: string][],
 *   text: string | null,
 *   called: [text: string, lang: string],
 *   name: Own | null,
 *   question: Own | null,
 *   note: Own | null,
 * }} ShownThing */

/** A text of the teacher's own, if there is one: it is in the nearest language already.
    @param {Own | null | undefined} text */
export const textOf = (text) => text ?? undefined;

/** The element that shows a thing, at its start; it stands in no page yet.
    @param {ShownThing} thing */
export function element({ tag, attributes, text }) {
  const made = document.createElement(tag);
  for (const [name, value] of attributes) made.setAttribute(name, value);
  if (text !== null) {
    const script = document.createElement("script");
    script.type = "application/json";
    script.textContent = text || "?"; // what is empty would be no lesson at all
    made.append(script);
  }
  return made;
}
