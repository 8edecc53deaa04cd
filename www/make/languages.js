// In which language the author writes: those of the page, those of the lesson, and any other.
import { WRITTEN } from "../common/known.js";
import { element } from "../common/make.js";
import { tagsOf } from "./lesson.js";
import { language, words } from "./said.js";

const TAG = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

/** What a language calls itself, as far as the browser knows. */
export function nameOf(tag) {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag);
  } catch {
    return tag;
  }
}

/** { element, tag, show(lesson) }; `changed()` hears that another is written in. */
export function languagePart(changed) {
  const select = element("select", { id: "language", "data-key": "language" });
  const field = element("input", { type: "text", "aria-label": words.otherTag, placeholder: "ja", size: 8, autocapitalize: "none", spellcheck: "false" });
  const add = element("button", { type: "submit", class: "plain" }, words.use);
  const other = element("form", { class: "row", hidden: "" }, field, add);
  const own = new Set(); // added by hand
  let [tag, all] = [language, []];

  const fill = () => select.replaceChildren(
    ...all.map((one) => element("option", { value: one }, nameOf(one))), element("option", { value: "" }, words.other));
  const turn = (to) => {
    tag = select.value = to;
    other.hidden = true;
    changed();
  };
  select.addEventListener("change", () => {
    if (select.value) return turn(select.value);
    other.hidden = false;
    field.focus();
  });
  other.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = field.value.trim();
    field.setAttribute("aria-invalid", !TAG.test(typed));
    if (!TAG.test(typed)) return field.focus();
    own.add(typed);
    if (!all.includes(typed)) all.push(typed);
    fill();
    turn(typed);
    select.focus();
  });
  return {
    element: element("div", { class: "field" }, element("label", { for: "language" }, words.language), select, other),
    get tag() { return tag; },
    show(lesson) {
      all = [...new Set([...WRITTEN, ...tagsOf(lesson), ...own, tag])];
      fill();
      select.value = tag;
    },
  };
}
