// The things of a lesson, one under the other.
import { fill } from "../common/fill.js";
import { element } from "../common/make.js";
import { FOLDERS, SHOWN_BY } from "../common/known.js";
import { element as shownBy, textOf } from "./deck.js";
import { language, words } from "./said.js";
import { addSmall } from "./small.js";
import { calledOf } from "./title.js";

/** A text of the teacher's as a paragraph, in its language. */
export function paragraph(text, className) {
  const own = textOf(text, language);
  return own ? [element("p", { class: className, lang: own.lang, dir: "auto" }, own.text)] : [];
}

/** The page that shows a thing alone. */
function alone(thing) {
  const made = shownBy(thing);
  const query = [...made.attributes].map(({ name, value }) => [{ [SHOWN_BY[thing.kind]]: thing.kind, "data-lesson": "lesson" }[name] ?? name, value]);
  return new URL(`${FOLDERS[language]}show/?${new URLSearchParams(query)}`, new URL(".", import.meta.url)).href;
}

/** A thing: its title, which leads to it, at which step it begins, and the question. `told` hears the title. */
export function item(thing, told = () => {}) {
  const link = element("a", { href: alone(thing), target: "_blank", dir: "auto" }, "…");
  calledOf(thing, language).then(({ text, lang }) => {
    link.textContent = text;
    if (lang) link.lang = lang;
    told(text);
  });
  const step = thing.start ? [" ", element("span", { class: "start" }, fill(words.step, thing.start))] : [];
  const row = element("li", {},
    element("p", { class: "title" }, link, ...step),
    ...paragraph(thing.question, "question"),
    ...paragraph(thing.note, "note"));
  addSmall(row, thing, language);
  return row;
}

/** The list; each thing has its number. */
export const list = (things) => element("ol", { class: "things", "aria-label": words.lesson }, ...things);
