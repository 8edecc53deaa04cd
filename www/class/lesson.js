// The lesson that an address asks for, to be looked at.
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { actions } from "./actions.js";
import { textOf } from "./deck.js";
import { item, list } from "./list.js";
import { faultList, language, words } from "./said.js";

/** What is wrong, where something is. */
export function complaint(faults) {
  if (!faults.length) return [];
  return [element("div", { class: "wrong", role: "alert" }, element("p", {}, words.wrong), faultList(faults))];
}

/** Shows it in `place`. */
export function showLesson(place, deck, faults, { project, edit, mine }) {
  const title = textOf(deck.title, language);
  const heading = element("h1", title ? { lang: title.lang, dir: "auto", tabindex: -1 } : { tabindex: -1 }, title?.text ?? words.untitled);
  const status = element("p", { class: "said", role: "status" });
  const say = (text) => { status.textContent = text; };
  const things = deck.things.map((thing, index) => {
    const made = item(thing);
    if (index + 1 === deck.at && deck.at > 1) made.setAttribute("aria-current", "step");
    return made;
  });
  // Pupils go through it, and no more.
  const doing = deck.pupils ? element("p", { class: "doing" }, button("filled", words.begin, () => project(deck))) : actions(() => deck, { say, project });
  if (!deck.pupils) doing.append(button("plain", words.edit, () => edit(deck)));
  place.replaceChildren(
    heading,
    ...complaint(faults),
    element("p", { class: "count" }, fill(words.counted, deck.things.length), ...(deck.pupils ? [] : [" · ", element("a", { href: mine }, words.back)])),
    ...(deck.things.length ? [doing, status, list(things)] : []),
  );
}
