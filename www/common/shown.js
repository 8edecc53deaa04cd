// A lesson as the page `class/` hands it on, for its stage and for paper: what stands in it has been read by the app
// (`crates/app/src/class/shown.rs`).

/** Whether a thing of this kind begins at a step that is told. */
export const hasSteps = (kind) => ["example", "lesson", "number"].includes(kind);

/** A text of the teacher's own, { text, lang }, if there is one: it is in the nearest language already. */
export const textOf = (text) => text ?? undefined;

/** What a thing is called: { text, lang }; `lang` is empty where it is the reader's. */
export const calledOf = async ({ called: [text, lang] }) => ({ text, lang });

/** The address of a lesson, from the question mark on. */
export const write = ({ written, at, step }) => written(at, step);

/** The address that pupils get, as far as the class is. */
export const pupilsAddress = ({ forPupils, at, step }) => forPupils(at, step);

/** The element that shows a thing, at its start; it stands in no page yet. */
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
