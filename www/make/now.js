// The step where one stands: its words, what it asks, its picture; and what can be done with it.
import { ASKS, SHOWS } from "../common/known.js";
import { composing } from "../common/composing.js";
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { stepAt, textIn, written } from "./lesson.js";
import { standing } from "./list.js";
import { words } from "./said.js";

const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** A choice with its label. */
function choice(name, label, values, value, changed) {
  const select = element("select", { id: name, "data-key": name }, ...values.map(([one, said]) => element("option", { value: one }, said)));
  select.value = value;
  select.addEventListener("change", () => changed(select.value));
  return element("p", { class: "field" }, element("label", { for: name }, label), select);
}

/** A line that is typed as the notation has it. */
function notation(name, label, value, changed) {
  const field = element("input", { id: name, "data-key": name, type: "text", autocomplete: "off", autocapitalize: "none", spellcheck: "false" });
  field.value = value;
  field.addEventListener("input", () => changed(field.value.trim()));
  return element("p", { class: "field" }, element("label", { for: name }, label), field);
}

/** What stands under the board for a step. `doing`: write(values, field), go(at), insert(), back(), remove(), swap(to).
    `pictures` are those that the step can have. Gives { element, tell(sentence), wrong(message) }. */
export function nowPart({ lesson, at }, tag, language, doing) {
  const step = stepAt(lesson, at);
  const last = lesson.steps.length;
  const field = element("textarea", { id: "say", "data-key": "say", rows: 3, lang: tag, dir: "auto" });
  field.value = textIn(lesson, step.say, tag);
  field.addEventListener("input", () => doing.write({ say: written(doing.lesson, stepAt(doing.lesson, at).say, tag, field.value.trim()) }, `say-${at}-${tag}`));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || composing(event)) return;
    event.preventDefault();
    if (at < last) doing.go(at + 1, "say");
  });
  const wrong = element("p", { class: "wrong", role: "alert", hidden: "" });
  const pictures = element("span", {});
  const seen = element("input", { type: "checkbox", id: "marks", "data-key": "marks" });
  seen.checked = Boolean(step.marks);
  seen.addEventListener("change", () => doing.write({ marks: seen.checked || undefined }));

  const options = element("div", { class: "options" });
  if (at && step.play !== undefined) options.append(notation("play", words.move, step.play, (play) => doing.write({ play }, `play-${at}`)));
  if (at && step.position !== undefined) options.append(notation("position", words.position, step.position, (position) => doing.write({ position }, `position-${at}`)));
  options.append(
    choice("ask", words.ask, ["", ...ASKS].map((one) => [one, one ? words[`ask${capital(one)}`] : words.askNothing]), step.ask ?? "", (ask) => doing.write({ ask: ask || undefined })),
    pictures,
  );
  if (at) options.append(element("p", { class: "field check" }, seen, element("label", { for: "marks" }, words.marks)));

  const sign = (name, text, act, off) => {
    const made = button("sign", text, act, { "aria-label": words[name], title: words[name], "data-key": name });
    made.disabled = Boolean(off);
    return made;
  };
  return {
    element: element("section", { class: "now", "aria-labelledby": "now" },
      element("h2", { id: "now" }, standing(lesson, at)),
      element("p", { class: "field" }, element("label", { for: "say" }, fill(step.ask ? words.sentenceAsked : words.sentence, language)), field),
      wrong, options,
      element("div", { class: "doing light" },
        sign("previous", "←", () => doing.go(at - 1, "previous"), !at), sign("next", "→", () => doing.go(at + 1, "next"), at === last),
        button("plain", words.insert, doing.insert, { "data-key": "insert" }),
        ...(at < last ? [button("plain", words.goBack, doing.back, { "data-key": "goBack" })] : []),
        ...(at ? [sign("up", "↑", () => doing.swap(at, at - 1, "up"), at === 1), sign("down", "↓", () => doing.swap(at, at + 1, "down"), at === last),
          button("plain", words.remove, () => doing.remove(at), { "data-key": "remove" })] : []))),
    /** The sentence that is computed. */
    tell(sentence) { field.placeholder = sentence; },
    wrong(message = "") {
      wrong.textContent = message;
      wrong.hidden = !message;
    },
    /** The pictures that there are for it. */
    offer(fits) {
      const values = SHOWS.filter((name) => fits(name) || name === step.show).map((name) => [name, words[`show${capital(name)}`]]);
      if (values.length) pictures.replaceChildren(choice("show", words.show, [["", at ? words.showAsBefore : words.showUsual], ...values], step.show ?? "", (show) => doing.write({ show: show || undefined })));
    },
  };
}
