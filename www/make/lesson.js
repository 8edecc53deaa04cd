// A lesson file as data, and what can be done with it: each change gives another lesson. Nothing here knows a page.
//
// Step 0 is the lesson itself: its `ask`, `say` and `show` are those of the start. The first of `steps` is step 1.

/** A lesson that has just begun. */
export const EMPTY = { start: "nim:3,4,5", steps: [] };

/** What changes what is shown. */
const MOVING = ["position", "pair", "numeral", "done", "play"];
/** What a step goes on from, and what it leaves as it was; the rest belongs to it alone. */
const HANDED = ["back", "position", "numeral", "show"];
/** What a lesson can begin with. */
export const STARTS = ["start", "pairs", "numeral"];

/** What stands at a step. */
export const stepAt = (lesson, at) => (at ? lesson.steps[at - 1] : lesson);

/** The step that one goes back to by its `back`; nothing where it has none. */
export const backOf = ({ back }) => (back === "start" ? 0 : back);
const backTo = (at) => at || "start";

const without = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
const moves = (step) => MOVING.some((name) => step[name] !== undefined);

/** The earlier step that a step goes on from. */
function from(lesson, at) {
  const back = backOf(lesson.steps[at - 1]);
  return Number.isInteger(back) && back >= 0 && back < at ? back : at - 1;
}

/** The step at which what a step shows has come about. */
function origin(lesson, at) {
  while (at > 0 && !moves(lesson.steps[at - 1])) at = from(lesson, at);
  return at;
}

/** How many moves have led to what a step shows, since a position was set. */
export function played(lesson, at) {
  for (let many = 0; ; many += 1) {
    at = origin(lesson, at);
    const { play, position } = at ? lesson.steps[at - 1] : {};
    if (play === undefined) return many;
    if (position !== undefined) return many + 1;
    at = from(lesson, at);
  }
}

/** Whether a step is nothing but this move from `at`, whatever is asked and said there. */
function plays(lesson, number, at, move) {
  const { play, position, numeral } = lesson.steps[number - 1];
  return play === move && position === undefined && numeral === undefined && origin(lesson, from(lesson, number)) === origin(lesson, at);
}

/** The lesson with values of a step; what is undefined is taken away. */
export function set(lesson, at, values) {
  if (!at) return without({ ...lesson, ...values });
  return { ...lesson, steps: lesson.steps.map((step, index) => (index === at - 1 ? without({ ...step, ...values }) : step)) };
}

/** A move is played where one stands: { lesson, at }. One that follows there already is gone to. At the end it goes on;
    from anywhere else it begins a branch. */
export function play(lesson, at, move) {
  const there = lesson.steps.findIndex((_, index) => plays(lesson, index + 1, at, move));
  if (there >= 0) return { lesson, at: there + 1 };
  const { steps } = lesson;
  const ends = origin(lesson, steps.length) === origin(lesson, at);
  return append(lesson, ends ? { play: move } : { back: backTo(at), play: move });
}

/** A step goes back to what an earlier one showed. */
export const goBack = (lesson, at) => append(lesson, { back: backTo(at) });

function append(lesson, step) {
  const steps = [...lesson.steps, step];
  return { lesson: { ...lesson, steps }, at: steps.length };
}

/** The steps with each `back` to where that step is now; `now` gives its number by the one it had. */
const renumbered = (steps, now) => steps.map((step) => {
  const back = backOf(step);
  return Number.isInteger(back) && back > 0 ? { ...step, back: backTo(now(back)) } : step;
});

/** A step of its own without a move, after another: for a question, or for words. */
export function insert(lesson, at) {
  const steps = renumbered(lesson.steps, (number) => (number > at ? number + 1 : number));
  return { lesson: { ...lesson, steps: [...steps.slice(0, at), {}, ...steps.slice(at)] }, at: at + 1 };
}

/** The lesson without a step. The next goes on from where that one did. */
export function remove(lesson, at) {
  const gone = lesson.steps[at - 1];
  const before = from(lesson, at);
  const steps = lesson.steps.filter((_, index) => index !== at - 1);
  const next = steps[at - 1];
  if (next && backOf(next) === undefined && next.position === undefined && next.numeral === undefined) {
    const handed = HANDED.filter((name) => gone[name] !== undefined && next[name] === undefined);
    steps[at - 1] = { ...Object.fromEntries(handed.map((name) => [name, gone[name]])), ...next };
  }
  const now = (number) => (number === at ? before : number > at ? number - 1 : number);
  return { lesson: { ...lesson, steps: renumbered(steps, now) }, at: Math.min(at, steps.length) };
}

/** A step changes places with its neighbour. */
export function swap(lesson, at, to) {
  if (!(Math.min(at, to) > 0 && Math.max(at, to) <= lesson.steps.length)) return { lesson, at };
  const steps = [...lesson.steps];
  [steps[at - 1], steps[to - 1]] = [steps[to - 1], steps[at - 1]];
  return { lesson: { ...lesson, steps: renumbered(steps, (number) => ({ [at]: to, [to]: at })[number] ?? number) }, at: to };
}

/** The lesson from another position. What it stated of the old one is not true of this. */
export function startAt(lesson, position) {
  const { pairs, numeral, expect, ...others } = lesson;
  return { ...others, start: position, steps: lesson.steps.map(({ expect: _, ...step }) => step) };
}

/** A lesson from a position, with these moves. */
export const ofGame = (position, moves) => moves.reduce((lesson, move) => play(lesson, lesson.steps.length, move).lesson, { start: position, steps: [] });

/** A text in a language; empty where there is none. */
export function textIn(lesson, text, tag) {
  if (typeof text === "string") return lesson.language === tag ? text : "";
  return text?.[tag] ?? "";
}

/** A text with what stands in the field of a language; undefined where nothing is left. */
export function written(lesson, text, tag, value) {
  if (typeof text === "string" && lesson.language === tag) return value || undefined;
  const all = typeof text === "string" ? { [lesson.language]: text } : text ?? {};
  const { [tag]: _, ...others } = all;
  if (value) return { ...all, [tag]: value };
  return Object.keys(others).length ? others : undefined;
}

/** The languages in which something is said, the first first. */
export function tagsOf(lesson) {
  const texts = [lesson.title, lesson.place, lesson.say, ...lesson.steps.map(({ say }) => say)];
  const tags = texts.flatMap((text) => (typeof text === "string" ? [lesson.language] : Object.keys(text ?? {})));
  return [...new Set(tags.filter(Boolean))];
}
