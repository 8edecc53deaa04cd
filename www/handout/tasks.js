// Tasks of an exercise on paper, one after the other: what its card asks, room for the answer, and what the card shows then.
import { SKILLS } from "../common/known.js";
import { make } from "../tools/make.js";
import { grid } from "./grid.js";
import { choices, labelled, lines, right, ticked } from "./room.js";
import { drawn, picksIn, seen, slipsIn } from "./shown.js";

/** So many tasks where no number is asked for, and at most. */
const [TASKS, MOST] = [3, 20];

/** The tasks of an exercise, and the rules where these are the same for all: { items, how }. `signal` breaks it off. */
export async function tasksOf({ element, words }, signal) {
  await element.engine;
  const count = Math.min(Number(element.getAttribute("count") ?? TASKS), MOST);
  const skill = element.getAttribute("skill") ?? SKILLS[0];
  const tasks = [];
  while (tasks.length < count && !signal.aborted) {
    if (tasks.length) await drawn(element, () => element.next());
    tasks.push(await taskOf(element, words));
  }
  // What is the same for all stands above them.
  const shared = ["said", "rules"].filter((name) => new Set(tasks.map(({ before }) => textOf(before[name]))).size === 1);
  const how = shared.map((name) => textOf(tasks[0].before[name])).filter(Boolean);
  return { items: tasks.map((task) => itemOf(task, shared, { skill, words })), how };
}

const textOf = (nodes) => nodes.map((node) => node.textContent.trim()).join(" ");
const paragraph = (text) => make("p", {}, text);

/** A task before and after its answer. */
async function taskOf(element, words) {
  const about = element.position;
  const [before, picks] = [seen(element), picksIn(element)];
  await drawn(element, () => element.reveal());
  const slips = slipsIn(element);
  // On the screen a slip is asked for by what pressing a move does.
  if (slips.length) before.said = [paragraph(slips.length > 1 ? words.slips : words.slip)];
  return { about, before, picks, after: seen(element), slips };
}

function itemOf(task, shared, context) {
  const { about, before, after } = task;
  const own = (name) => (shared.includes(name) ? [] : before[name]);
  // Where rows are split, the table has them.
  const picture = before.picture && context.skill !== "columns" ? [before.picture()] : [];
  return {
    about,
    ask: () => [...own("rules"), ...own("said"), ...picture, ...room(task, context)],
    key: () => [...answer(task, context), ...after.said],
  };
}

/** Where the answer is written. */
function room({ about, picks }, { skill, words }) {
  if (skill === "columns" && picks) return [grid(picks.texts, [...rowsOf(about), words.odd])];
  if (picks) return picks.moves ? picks.texts.map(ticked) : [grid(picks.texts)];
  if (skill === "outcome") return [choices(words)];
  if (skill === "winning") return [labelled(words.move), ...lines(1)];
  return [...lines(1), ...(skill === "residue" ? [choices(words)] : [])];
}

/** The rows of a position with their letters, by which the reasons call them. */
const rowsOf = (about) => about.split(":")[1].split(",").map((row, at) => `${"abcdefghij"[at]}\u2003${row}`);

/** What is right, where that is said apart from the reason, and where it is not the picture that the reader has. */
function answer({ after, slips }, { skill }) {
  if (["outcome", "winning"].includes(skill)) return right(after);
  const outcome = skill === "residue" ? after.outcome : slips.map(paragraph);
  return [...right({ outcome, moves: [] }), ...(after.picture ? [after.picture()] : [])];
}
