// A thing of the course: its element, and what is heard of it.
import { fill } from "../common/fill.js";
import { SHOWN_BY } from "../common/known.js";
import { element } from "../common/make.js";
import { withRetry } from "../common/retry.js";
import { VERSION, ours } from "../nian/site.js";
import { spokenIn } from "./said.js";
import { count, example, exercise, keyOf, mark, sum } from "./record.js";

const TASKS = 5; // of an exercise that is not told how many
const MOST_SEEDS = 2 ** 31;

const fetchJson = (address) => withRetry(async (cache) => {
  const response = await fetch(ours(address), { cache });
  if (!response.ok) throw Object.assign(new Error(`${address}: ${response.status}`), { status: response.status });
  return response.json();
});

const names = new Map(); // what our pages call things, by language

/** The names in a language. What did not come is asked for again the next time. */
function namesIn(language) {
  if (!names.has(language)) {
    names.set(language, fetchJson(`names.${language}.json?${VERSION}`).catch((error) => {
      names.delete(language);
      throw error;
    }));
  }
  return names.get(language);
}

/** How a thing of the course begins: what its record needs to know. */
export async function beginning(thing) {
  const key = keyOf(`${thing.kind} ${thing.of} ${JSON.stringify(thing.set ?? {})}`);
  if (thing.kind === "exercise") {
    const seed = Number(thing.set?.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] % MOST_SEEDS);
    return exercise(key, Number(thing.set?.count ?? TASKS), seed);
  }
  const lesson = await fetchJson(thing.own ? thing.of : `lessons/${thing.of}.json`);
  const asking = [lesson, ...lesson.steps].flatMap(({ ask }, step) => (ask ? [step] : []));
  return { ...example(key, lesson.steps.length + 1, asking), title: lesson.title };
}

/** What it is called in a language: { text, lang }. */
export async function titled(thing, { title }, language) {
  if (thing.own) return spokenIn(title, language);
  const { said, skills, examples } = await namesIn(language).catch(() => ({ said: {}, skills: {}, examples: {} }));
  const text = thing.kind === "exercise" ? said.exercise && fill(said.exercise, skills[thing.of]) : examples[thing.of]?.[0];
  const item = thing.kind === "exercise" ? `exercise:${thing.of}` : thing.of;
  return { text: text ?? item, lang: "" };
}

/** Its element. `record()` gives what is known of it; `hear(record)` gets that whenever something has been done. */
export function shown(thing, record, hear) {
  const made = element(`nian-${thing.kind}`, { [SHOWN_BY[thing.kind]]: thing.of, ...thing.set });
  customElements.whenDefined(made.localName).then(() => withoutLinks(made));
  const tell = (now) => now !== record() && hear(now);
  return (thing.kind === "exercise" ? exerciseShown : exampleShown)(made, record, tell);
}

/** A course has none of our other pages beside it: no card leads to one. */
function withoutLinks(made) {
  const isLink = (event) => event.composedPath().some((at) => at.localName === "a" && at.href);
  made.addEventListener("click", (event) => isLink(event) && event.preventDefault());
  if (!document.adoptedStyleSheets) return;
  const hidden = new CSSStyleSheet();
  hidden.replaceSync("a[href] { display: none !important }");
  made.shadowRoot.adoptedStyleSheets.push(hidden);
}

function exampleShown(made, record, tell) {
  const hinted = new Set(); // the steps at which a hint was asked for
  /** The step that is shown has been seen; one that would ask and does not has been answered, or given up. */
  const look = () => {
    const given = made.asks === null && record().asking.includes(made.step);
    tell(mark(record(), made.step, given ? "g" : "s"));
  };
  made.addEventListener("nian-ready", look);
  made.addEventListener("nian-step", look);
  // A right move may have led on to the next step already.
  made.addEventListener("nian-answer", ({ detail: { correct, step } }) => {
    tell(mark(record(), step, !correct ? "x" : hinted.has(step) ? "h" : "y"));
  });
  made.addEventListener("click", (event) => {
    if (event.composedPath().some((at) => at.dataset?.do === "hint")) hinted.add(made.step);
  });
  for (const type of ["click", "keyup"]) made.addEventListener(type, () => {
    look(); // before another step is shown
    setTimeout(look); // what the element does later
  });
  const step = goesOn(record().marks);
  if (step) made.setAttribute("step", step);
  return made;
}

/** The step at which one goes on: a question that is open, or the one before what has not been seen. */
function goesOn(marks) {
  const at = marks.search(/[.o]/);
  return Math.max(0, marks[at] === "o" ? at : at - 1);
}

function exerciseShown(made, record, tell) {
  const before = record();
  made.setAttribute("count", before.total);
  made.setAttribute("seed", before.seed);
  if (before.went.some(Boolean)) made.state = `${before.tasks}:${before.went.join(",")}`;
  const look = () => {
    const [tasks, ...all] = made.state?.split(";")[0].split(/[:,]/).map(Number) ?? [];
    // For a course a question that was skipped has been given up.
    const went = all.slice(0, 3).concat(sum(all.slice(3)));
    const known = record();
    // Once it has been done, doing it again is practice; and it may not have gone on yet from where it was.
    if (known.whole || sum(went) < sum(known.went) || tasks < known.tasks) return;
    tell(count(known, tasks, went));
  };
  for (const type of ["click", "keyup", "nian-answer", "nian-end"]) made.addEventListener(type, () => setTimeout(look));
  return made;
}
