// The ways in which a lesson is passed on: a file, a tag, a frame, a link, or as a part of a lesson for a class.
import { FOLDERS } from "../common/known.js";
import { fill } from "../common/fill.js";
import { fileName, save } from "../common/files.js";
import { button, element } from "../common/make.js";
import { pack } from "../packed.js";
import { iframe, tag } from "../share.js";
import { ours } from "../nian/site.js";
import { toText } from "./file.js";
import { inClass } from "./in_class.js";
import { language, words } from "./said.js";

/** An address of so many characters goes through everywhere. */
const SHORT = 1500;

/** The address of the page that shows a lesson and nothing else. */
export const link = async (lesson) => ours(`${FOLDERS[language]}show/?lesson=${await pack(toText(lesson))}`).href;

/** { element, ready(is), stale() }. `as()` gives { lesson, title, widget } as it is, the widget that shows it; `made()` the
    same once that has been judged, and nothing of what has mistakes. */
export function outPart(as, made) {
  const status = element("p", { class: "said", role: "status" });
  const shown = element("pre", { tabindex: 0, "aria-label": words.toCopy, hidden: "" }, element("code", {}));
  const say = (text) => { status.textContent = text; };

  const copy = async (text, said) => {
    shown.firstChild.textContent = text;
    shown.hidden = false;
    try {
      await navigator.clipboard.writeText(text);
      say(said);
    } catch {
      say(words.notCopied);
      getSelection().selectAllChildren(shown.firstChild);
    }
  };
  const ways = {
    async tag({ lesson, title, widget }) {
      await copy(tag(widget, language, title, [["lang", language]], await link(lesson)), words.copiedTag);
    },
    async frame({ lesson, title }) {
      await copy(iframe(await link(lesson), title), words.copiedFrame);
    },
    async link({ lesson }) {
      const href = await link(lesson);
      await copy(href, href.length > SHORT ? fill(words.copiedLong, href.length) : words.copiedLink);
    },
  };
  const { ways: others, about } = inClass(say);
  const buttonsOf = (all) => Object.entries(all).map(([name, act]) => button("plain", words[name], async () => {
    const whole = await made();
    if (whole) await act(whole);
  }, { "data-key": name }));
  const file = button("filled", words.file, () => {
    const { lesson, title } = as();
    save(`${fileName(title, "lesson")}.json`, toText(lesson));
    say(words.saved);
  }, { "data-key": "file" });
  const mend = element("p", { class: "wrong", hidden: "" }, words.mendFirst);
  const [elsewhere, toClass] = [buttonsOf(ways), buttonsOf(others)];
  return {
    element: element("section", { class: "out", "aria-labelledby": "out" },
      element("h2", { id: "out" }, words.out), mend,
      element("div", { class: "doing" }, file, ...elsewhere), element("div", { class: "doing" }, ...toClass), status, shown, about),
    /** Whether it can be shown elsewhere: half a lesson is saved only. */
    ready(is) {
      mend.hidden = is;
      for (const one of [...elsewhere, ...toClass]) one.disabled = !is;
    },
    /** What was copied is the lesson no more. */
    stale() {
      shown.hidden = true;
      say("");
    },
  };
}
