// A handout: things of a lesson, one below the other, as a sheet to be written on and a key.
import { fill } from "../common/fill.js";
import { make } from "../tools/make.js";
import { PARTS, keep, partsIn, stepsAsText, stepsIn } from "./asked.js";
import { formOf, stepsOf } from "./form.js";
import { layout } from "./layout.js";
import { stylesOf } from "./styles.js";
import { groupOfThing } from "./things.js";
import { wordsOf } from "./words.js";

export const stylesComing = stylesOf("handout.css?%VERSION%");
const clipped = (text) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Shows a handout in `place`, and follows what is chosen there. `things` are those of a lesson (`common/shown.js`), or
    have an `element` instead of what they show; `title` says what it is about, `shown` which parts of it, `address`
    where the same is on a screen, `back` where the reader has come from. `parts` are what else can be chosen, which `leave(part)` is told. */
export async function handout(place, things, { language, title, shown, address, back = address, parts = [], leave }) {
  const words = wordsOf(language);
  const query = new URLSearchParams(location.search);
  const { wrong } = partsIn(query, [...PARTS, ...parts]);
  const asked = stepsIn(query);
  let print = PARTS.includes(shown) ? shown : PARTS[0];
  const form = formOf(words, { parts: [...parts, ...PARTS], shown: print, address: back }, (part) => {
    if (parts.includes(part)) return leave(part);
    print = part;
    keep({ print });
    return show();
  });
  const status = make("p", { className: "told" });
  status.setAttribute("role", "status");
  const [choice, sheet] = [make("div", { className: "handout-choice" }), make("div", { className: "sheet" })];
  place.classList.add("worksheet", "handout");
  place.replaceChildren(form, choice, status, sheet);
  let going;

  async function show() {
    going?.abort();
    const { signal } = (going = new AbortController());
    status.textContent = words.making;
    const lost = [];
    try {
      await stylesComing();
      const made = [];
      for (const [index, thing] of things.entries()) {
        try {
          made.push(await groupOfThing(place, thing, language, asked[index], signal));
        } catch (error) {
          console.info("nian:", error);
          const name = clipped(String(thing.called ?? thing.of ?? thing.element?.getAttribute("src") ?? document.title));
          lost.push([fill(words.lost, name), ...(error.code === "bad-lesson" ? [error.message] : [])].join(" "));
          made.push(undefined);
        }
        if (signal.aborted) return;
      }
      const there = made.filter(Boolean);
      const groups = there.map(({ name, group }) => ({ ...group, heading: things.length > 1 ? name : undefined }));
      const named = title || there[0]?.name || "";
      const tasks = groups.reduce((sum, { items }) => sum + items.length, 0);
      const laid = await layout({
        language,
        title: fill(words.title, named),
        keyTitle: fill(words.key, named),
        about: fill(words.about, tasks),
        address,
        groups,
        shown: print,
      });
      if (signal.aborted) return;
      sheet.replaceChildren(...laid);
      document.title = fill(words.title, named); // a file that it is printed to is called so
      const steps = stepsOf(words, made.map((one) => one ?? {}), (index, chosen) => {
        asked[index] = chosen;
        keep({ steps: stepsAsText(Array.from(things, (_, at) => asked[at])) });
        show();
      });
      if (!choice.firstChild && steps) choice.append(steps);
      const bad = wrong === undefined ? [] : [fill(words.bad, "print", clipped(wrong), print)];
      tell([...bad, ...(things.length ? [] : [words.nothing]), ...lost], lost.length);
    } catch (error) {
      if (signal.aborted) return;
      console.info("nian:", error);
      tell([words.notLoaded], true);
    }
  }

  /** Says what is wrong; what did not come is asked for again by a button. */
  function tell(sentences, again) {
    status.replaceChildren(sentences.join(" "));
    if (!again) return;
    const button = make("button", { type: "button", name: "again" }, words.again);
    button.addEventListener("click", show);
    status.append(" ", button);
  }

  return show();
}
