// The text of the file, to be read, pasted and mended; every mistake with its place.
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { fromText, lineOf, offsetOf, places, toText } from "./file.js";
import { words } from "./said.js";

/** { element, show(lesson), wrong(faults), open(text) }. `changed(lesson)` hears a text that is a lesson; `fault(text)`
    is the judge, once it is there. */
export function sourcePart({ fault, changed }) {
  const field = element("textarea", { id: "source", rows: 14, spellcheck: "false", autocapitalize: "none", wrap: "off", "aria-describedby": "source-wrong" });
  const mistakes = element("ul", { id: "source-wrong", class: "mistakes", "aria-live": "polite" });
  const fold = element("details", { class: "source" }, element("summary", {}, words.source), element("label", { for: "source" }, words.sourceAbout), field, mistakes);
  let whole = true; // whether the text is the lesson that is shown
  let last; // the lesson that was shown last
  let later;

  const jump = (offset) => {
    field.focus();
    field.setSelectionRange(offset, offset);
    // A text area brings no place into sight by itself everywhere.
    const { line } = lineOf(field.value, offset);
    field.scrollTop = (line - 3) * (field.scrollHeight / field.value.split("\n").length);
  };
  const told = (found) => {
    field.setAttribute("aria-invalid", found.length > 0);
    mistakes.replaceChildren(...found.map(({ message, offset }) => {
      if (offset === undefined) return element("li", {}, message);
      const { line, character } = lineOf(field.value, offset);
      return element("li", {}, button("plain", fill(words.place, line, character), () => jump(offset)), " ", message);
    }));
  };
  /** Why a text is no lesson. */
  const unread = async (text, { code, at, part }) => {
    if (code === "parts") return told([{ message: await fault(part) || words.wrongParts, offset: places(text)[at] }]);
    if (code !== "json") return told([{ message: words[`wrong${code[0].toUpperCase()}${code.slice(1)}`] }]);
    const message = await fault(text);
    const [line, character] = message.match(/\d+/g) ?? [];
    told([{ message: message || words.wrongForeign, offset: line && offsetOf(text, Number(line), Number(character ?? 1)) }]);
  };
  const take = () => {
    const text = field.value;
    const read = fromText(text);
    whole = Boolean(read.lesson);
    if (whole) changed(read.lesson);
    else unread(text, read);
  };
  field.addEventListener("input", () => {
    clearTimeout(later);
    later = setTimeout(take, 300);
  });

  return {
    element: fold,
    /** What stands there is the lesson, unless somebody is writing it or has yet to mend it. */
    show(lesson) {
      const same = lesson === last;
      last = lesson;
      if (document.activeElement === field || (same && !whole)) return;
      clearTimeout(later);
      whole = true;
      field.value = toText(lesson);
    },
    wrong(faults) {
      if (!whole) return;
      const found = places(field.value);
      told(faults.map(({ at, message }) => ({ message, offset: found[at] })));
    },
    /** A text that is no lesson yet, to be mended. */
    open(text) {
      whole = false;
      field.value = text;
      fold.open = true;
      unread(text, fromText(text));
      field.scrollIntoView({ block: "center" });
    },
  };
}
