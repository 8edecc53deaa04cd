// The steps, one under the other: what each does, and what is said there.
import { composing } from "../common/composing.js";
import { fill } from "../common/fill.js";
import { element } from "../common/make.js";
import { backOf, stepAt, textIn } from "./lesson.js";
import { words } from "./said.js";

/** What a step does, in a few signs. */
export function deed(step) {
  const back = backOf(step);
  const parts = [
    back === undefined ? "" : back ? fill(words.toStep, back) : words.toStart,
    step.position,
    step.pair === undefined ? "" : fill(words.pair, step.pair),
    step.numeral && `${step.numeral.digits ?? step.numeral.value} (${step.numeral.in})`,
    step.done === undefined ? "" : fill(words.done, step.done),
    step.play,
    step.ask && words[`ask${step.ask[0].toUpperCase()}${step.ask.slice(1)}`],
  ];
  return parts.filter(Boolean).map(String).join(" · ") || words.nothingNew;
}

/** What a step is called. */
export const called = (lesson, at) => (at ? fill(words.stepNumber, at, lesson.steps.length) : words.atStart);

/** What stands at a step: what it is called, and what it does. */
export const standing = (lesson, at) => (at ? `${called(lesson, at)} · ${deed(stepAt(lesson, at))}` : called(lesson, at));

/** The list of a lesson's steps. `doing` has what can be done: go(at), swap(at, to), remove(at); `tag` is the language that
    is written in. Gives { element, tell(at, sentence), wrong(faults) }: what is computed, and what is wrong there. */
export function list({ lesson, at: here }, tag, doing) {
  const rows = [lesson, ...lesson.steps].map((step, at) => row(lesson, step, at, tag, doing));
  rows[here].firstChild.setAttribute("aria-current", "step");
  const made = element("ol", { class: "steps", start: 0, "aria-label": words.steps }, ...rows);
  made.addEventListener("keydown", (event) => {
    if (composing(event)) return;
    const toward = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const at = rows.findIndex((one) => one.contains(event.target));
    if (event.key === "Delete" && at > 0) doing.remove(at);
    else if (!toward) return;
    else if (event.altKey) doing.swap(at, at + toward);
    else if (rows[at + toward]) doing.go(at + toward, true);
    event.preventDefault();
  });
  return {
    element: made,
    rows,
    tell(at, sentence) {
      const place = rows[at].querySelector(".computed");
      if (place) place.textContent = sentence;
    },
    wrong(faults) {
      for (const [at, one] of rows.entries()) {
        const found = faults.find((fault) => fault.at === at);
        one.querySelector(".wrong").textContent = found?.message ?? "";
        one.querySelector(".wrong").hidden = !found;
      }
    },
  };
}

function row(lesson, step, at, tag, doing) {
  const own = textIn(lesson, step.say, tag);
  const [other] = typeof step.say === "string" ? [step.say] : Object.values(step.say ?? {});
  const said = own || other;
  const name = element("button", { type: "button", class: "step", "data-key": `step-${at}` },
    element("b", {}, String(at)),
    element("span", { class: "deed" }, at ? deed(step) : [step.start ?? "", step.ask && deed({ ask: step.ask })].filter(Boolean).join(" · ") || words.atStart),
    element("span", said ? { class: "sentence", dir: "auto" } : { class: "sentence computed" }, said ?? ""));
  if (own) name.lastChild.lang = tag;
  name.addEventListener("click", () => doing.go(at, true));
  return element("li", {}, name, element("p", { class: "wrong", hidden: "" }));
}
