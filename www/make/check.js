// What is wrong with a lesson, step by step, by the judge of the element that shows it.
import { toText } from "./file.js";
import { backOf } from "./lesson.js";

/** So many mistakes are told at most. */
export const MOST = 20;
/** So long it goes on at a time, in milliseconds. */
const BUSY = 30;
const MOVING = ["back", "position", "pair", "numeral", "done", "play"];

const upTo = (lesson, count) => ({ ...lesson, steps: lesson.steps.slice(0, count) });
const inPlace = (lesson, steps) => ({ ...lesson, steps: lesson.steps.map((step, index) => steps.get(index + 1) ?? step) });

/** { faults, good }: faults are { at, message }, in order; `good` is the lesson without what is wrong, with as many steps,
    or nothing where its start is wrong. What goes on from what is wrong is not judged. `fault(text)` tells what is wrong
    first with a file, in a sentence; nothing where it is right. The page is not held up; nothing comes of it once it is
    `stale()`. */
export async function judge(lesson, fault, stale = () => false) {
  let begun = performance.now();
  const wrong = async (one) => {
    if (performance.now() - begun > BUSY) {
      await new Promise((then) => setTimeout(then));
      begun = performance.now();
    }
    return stale() ? "" : fault(toText(one));
  };
  const faults = [];
  for (let good = lesson; faults.length < MOST;) {
    if (!await wrong(good)) return stale() ? undefined : { faults, good };
    const at = await firstWrong(good, wrong);
    if (faults.some((one) => one.at === at)) break; // it is not in that step alone
    faults.push({ at, message: await wrong(upTo(good, at)) }); // of all of it, another mistake may be told first
    if (!at) break;
    good = await mended(good, at, wrong);
  }
  if (stale()) return undefined;
  return { faults, good: undefined };
}

/** The first step with which the lesson is wrong. */
async function firstWrong(lesson, wrong) {
  let [right, at] = [-1, lesson.steps.length];
  while (at - right > 1) {
    const middle = Math.floor((right + at) / 2);
    if (await wrong(upTo(lesson, middle))) at = middle;
    else right = middle;
  }
  return at;
}

/** The lesson with nothing but its move at a step; where that is what is wrong, without all that goes on from it. */
async function mended(lesson, at, wrong) {
  const step = lesson.steps[at - 1];
  const move = Object.fromEntries(MOVING.filter((name) => step[name] !== undefined).map((name) => [name, step[name]]));
  const moved = inPlace(lesson, new Map([[at, move]]));
  if (!await wrong(upTo(moved, at))) return moved;
  const gone = new Map([[at, {}]]);
  for (let number = at + 1; number <= lesson.steps.length; number += 1) {
    const next = lesson.steps[number - 1];
    const source = backOf(next) ?? number - 1;
    if (next.position === undefined && next.numeral === undefined && gone.has(source)) gone.set(number, {});
  }
  return inPlace(lesson, gone);
}
