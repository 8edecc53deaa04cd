// The field in which an address or a position is typed or pasted, to be added to one's own lesson.
import { composing } from "../common/composing.js";
import { fill } from "../common/fill.js";
import { element } from "../common/make.js";
import { checked } from "./checked.js";
import { pasted } from "./pasted.js";
import { language, words } from "./said.js";
import { titleOf } from "./title.js";
import { EMPTY } from "./tray.js";

/** { form, field }. `most()` says how many things there is room for; `added(things, said)` and `wrong(faults)` hear
    what has come of it. */
export function addingForm({ most, say, added, wrong }) {
  const field = element("textarea", { id: "to-add", rows: 1, "aria-describedby": "to-add-hint", spellcheck: "false" });
  const form = element("form", { class: "adding" },
    element("label", { for: "to-add" }, words.addLabel),
    element("span", { class: "row" }, field, element("button", { type: "submit", class: "plain" }, words.add)),
    element("small", { id: "to-add-hint" }, words.addHint));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || composing(event)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const found = await pasted(field.value);
    if (!found.things.length && !found.faults.length) return field.focus();
    const { deck: { things }, faults: unknown } = await checked({ ...EMPTY, things: found.things });
    const faults = [...found.faults, ...unknown];
    field.setAttribute("aria-invalid", faults.length > 0);
    if (things.length > most()) return say(words.full);
    if (things.length) {
      added(things, things.length > 1 ? fill(words.addedSeveral, things.length) : fill(words.added, await titleOf(things[0], language)));
      if (!faults.length) field.value = "";
    }
    wrong(faults);
    field.focus();
  });
  return { form, field };
}
