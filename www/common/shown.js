// A lesson as the page `class/` hands it on, for its stage and for paper: what stands in it has been read by the app
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
/** What gives the address of a lesson where the class is at a step of a thing.
    @typedef {(at: number, step: number) => string} AddressAt */

/** Whether a thing of this kind begins at a step that is told.
    @param {string} kind */
export const hasSteps = (kind) => ["example", "lesson", "number"].includes(kind);

/** A text of the teacher's own, if there is one: it is in the nearest language already.
    @param {Own | null | undefined} text */
export const textOf = (text) => text ?? undefined;

/** What a thing is called; `lang` is empty where it is the reader's.
    @param {ShownThing} thing
    @returns {Promise<Own>} */
export const calledOf = async ({ called: [text, lang] }) => ({ text, lang });

/** The address of a lesson, from the question mark on.
    @param {{ written: AddressAt, at: number, step: number }} lesson */
export const write = ({ written, at, step }) => written(at, step);

/** The address that pupils get, as far as the class is.
    @param {{ forPupils: AddressAt, at: number, step: number }} lesson */
export const pupilsAddress = ({ forPupils, at, step }) => forPupils(at, step);

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
