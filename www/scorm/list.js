// The list of the course: what there is, how it has gone, and the way to each.
import { button, element } from "../common/make.js";
import { answered, begun } from "./record.js";

/** How a thing has gone, in words. */
function how(record, say) {
  const { number } = answered(record);
  const questions = record.total ? ` · ${say("questions", number, record.total)}` : "";
  return say(record.whole ? "done" : begun(record) ? "begun" : "open") + questions;
}

/** Writes the list into `place`; `go(index)` shows a thing. */
export function drawList(place, { things, titles, at, say, go }) {
  const focused = [...place.querySelectorAll("button")].indexOf(document.activeElement);
  const rows = things.map((record, index) => {
    const { text, lang } = titles[index];
    const name = element("span", lang ? { class: "called", lang, dir: "auto" } : { class: "called" }, text);
    const made = button("thing", "", () => go(index), index === at ? { "aria-current": "step" } : {});
    made.append(element("span", { class: "sign", "aria-hidden": "true" }, record.whole ? "✓" : index + 1), name, element("span", { class: "how" }, how(record, say)));
    return element("li", record.whole ? { class: "done" } : {}, made);
  });
  place.replaceChildren(...rows);
  place.querySelectorAll("button")[focused]?.focus();
}
