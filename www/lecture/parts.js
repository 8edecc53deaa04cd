// The parts of a lesson’s page or stage, from top to bottom.
import { textOf } from "../common/shown.js";
import { button, element } from "../common/make.js";
import { Bar } from "./bar.js";
import { showCursor } from "./cursor.js";
import { Line } from "./line.js";

/** { root, asked, main, holder, aside, pens, far, line, bar }: all of it, the teacher’s own question, where the thing stands
    and what is beside it, what draws, the two large buttons of a page, the thin line, all commands. `act(command)` does what buttons say. */
export function partsOf({ words, language, deck }, { act, leave, project }) {
  const asked = element("p", { class: "lecture-asked", hidden: "" });
  const holder = element("div", { class: "lecture-thing" });
  const aside = element("div", { class: "lecture-aside", hidden: "" });
  const main = element("div", { class: "lecture-main" }, holder, aside);
  const pens = element("div", { class: "lecture-pens", role: "group", "aria-label": words.draw, hidden: "" });
  const bar = new Bar(words, act);
  const line = new Line(words, act, bar.opener, pens);
  const turn = (command, label) => button("lecture-step", label, () => act(command), { "data-do": command });
  const far = element("div", { class: "lecture-pages" }, turn("previous", words.previousThing), turn("next", words.nextThing));
  const projecting = button("lecture-project", words.project, project);
  projecting.hidden = Boolean(deck.pupils);
  const head = element("div", { class: "lecture-head" }, button("lecture-leave", words.leavePage, leave), projecting);
  const title = textOf(deck.title, language);
  const heading = element("h1", { class: "unseen", lang: title?.lang ?? language }, title?.text ?? words.lecture);
  const root = element("section", { class: "nian lecture", lang: language, "aria-label": words.lecture, tabindex: "-1" },
    heading, head, asked, main, bar.node, line.node, far);
  showCursor(root);
  return { root, asked, main, holder, aside, pens, far, line, bar };
}
