// Exercises on the screen: what is chosen stands in the address; how the tasks have gone is kept on the reader's
// own device.
import { addressNow, readdress } from "../common/address.js";
import { MIXED, TRAINING } from "../common/known.js";
import { readable } from "../common/readable.js";
import { VERSION, query, read } from "../sheet/asked.js";
import { mixture } from "./mixture.js";
import { COUNTS, Record } from "./record.js";
import { showRecord } from "./table.js";

const ROUND = 5; // tasks of one kind in a row; so many of a new kind before others are mixed in
const MIXED_ROUND = 3;
const FIRST = 2; // among so many tasks of a round is one of the kind that was missed
const SOON = 50; // if there is such a round among so many

/** Sets the page's exercise by the address and by the form, and keeps the record. `kinds` gives what tells which kind of
    reason a task trains, and which round trains one. */
export function practise(kinds) {
  const form = document.querySelector("form.practice");
  const exercise = document.querySelector("nian-exercise");
  const { skill: skills, level: levels, others, daily, worksheet } = form.elements;
  const record = new Record();
  const show = showRecord(record, skills, levels);

  const asked = new URLSearchParams(location.search);
  let mixed = !asked.has("skill");
  let fixed; // { level, seed, count } of tasks of all kinds, one kind after the other, as on a worksheet
  let left = []; // of these, what is still to come
  let before = {};
  let at = 0; // the task that was looked at last
  let drill; // once it is there; without it rounds come one after the other
  const toLearn = []; // what was answered before
  // In a folder without a server this may run before the elements are there.
  customElements.whenDefined(exercise.localName).then(() => exercise.engine).then(kinds).then((found) => {
    drill = found;
    for (const act of toLearn) act();
  }, () => {});

  /** What is practised now, as the record names it. */
  const name = () => `${exercise.getAttribute("skill") ?? "outcome"} ${exercise.getAttribute("level") ?? "1"}`;

  function set(values) {
    before = {};
    at = 0;
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined || value === null) exercise.removeAttribute(key);
      else if (exercise.getAttribute(key) !== String(value)) exercise.setAttribute(key, value);
    }
    address();
  }

  /** What is chosen stands in the address, where the reader can copy it. */
  function address() {
    const url = addressNow();
    const values = mixed && !fixed ? {} : { v: VERSION, ...fixed };
    for (const key of TRAINING) {
      if (!mixed && exercise.hasAttribute(key)) values[key] = exercise.getAttribute(key);
    }
    url.search = readable(new URLSearchParams(values).toString());
    readdress(url);
  }

  /** The round to practise next, from `seed` on: one that soon trains what was missed last. */
  function roundOf(name, seed = record.cell(name).seed) {
    const [skill, level] = name.split(" ");
    for (const missed of drill ? record.missed(name) : []) {
      const next = drill.round(skill, Number(level), seed, missed, FIRST, SOON);
      if (next === undefined) continue;
      record.turnTo(name, next);
      return next;
    }
    return seed;
  }

  /** Goes on with what is to be practised next. */
  function mix(last) {
    const next = record.next(last);
    const [skill, level] = next.split(" ");
    set({ skill, level, rules: null, seed: roundOf(next), count: MIXED_ROUND });
  }

  /** Practises so many tasks of all kinds from the first on. */
  function begin(tasks) {
    fixed = tasks;
    left = mixture(fixed.count);
    [skills.value, levels.value] = ["", fixed.level];
    levels.disabled = true;
    goOn();
  }

  /** Goes on with the next kind; after the last nothing is left. */
  function goOn() {
    const [next] = left.splice(0, 1);
    if (next) set({ skill: next[0], level: fixed.level, rules: null, seed: fixed.seed, count: next[1] });
  }

  /** Practises what is chosen in the form. */
  function choose() {
    fixed = undefined;
    mixed = skills.value === "";
    levels.disabled = mixed;
    if (mixed) return mix();
    const next = `${skills.value} ${levels.value}`;
    set({ skill: skills.value, level: levels.value, rules: null, seed: roundOf(next), count: ROUND });
  }

  /** What the task trains has been missed, or found; a hint is neither. */
  function learn(went) {
    const rules = exercise.getAttribute("rules");
    if (rules || went === "assisted") return; // rounds are of the usual rules
    // One that was gone past is the one before.
    const task = went === "given" ? at : exercise.task;
    const [cell, seed] = [name(), Number(exercise.getAttribute("seed") ?? 1)];
    const [skill, level] = cell.split(" ");
    const act = () => {
      const kind = drill.kind(skill, undefined, Number(level), seed, task);
      if (kind) record.learn(cell, kind, went === "right");
    };
    if (drill) act();
    else toLearn.push(act);
  }

  /** Counts how tasks have gone since it was looked at last. */
  function look() {
    const { score } = exercise;
    if (!score) return;
    let counted = false;
    for (const went of COUNTS) {
      for (let more = score[went] - (before[went] ?? 0); more > 0; more -= 1) {
        record.count(name(), went);
        learn(went);
        counted = true;
      }
    }
    before = score;
    at = exercise.task;
    if (counted) show();
  }

  for (const type of ["click", "keyup", "nian-answer"]) exercise.addEventListener(type, () => queueMicrotask(look));
  exercise.addEventListener("nian-end", ({ detail: { score } }) => {
    look();
    record.end(name(), score);
    show();
    if (fixed) goOn();
    else if (mixed) mix(name());
  });

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", choose);
  others.addEventListener("click", () => {
    if (fixed) begin({ ...fixed, seed: fixed.seed + 1 });
    else if (mixed) mix(name());
    else set({ seed: roundOf(name(), (Number(exercise.getAttribute("seed")) || 1) + 1) });
  });
  daily.addEventListener("click", () => {
    const day = new Date();
    const seed = day.getFullYear() * 10_000 + (day.getMonth() + 1) * 100 + day.getDate();
    mixed = levels.disabled = false;
    fixed = undefined;
    [skills.value, levels.value] = [MIXED[seed % MIXED.length], "2"];
    set({ skill: skills.value, level: 2, rules: null, seed, count: 1 });
  });

  worksheet.addEventListener("click", () => {
    const same = mixed ? fixed ?? {} : Object.fromEntries(TRAINING.map((key) => [key, exercise.getAttribute(key)]));
    const url = new URL(location.href);
    url.search = readable(query({ ...same, count: fixed?.count ?? asked.get("count"), print: "sheet" }));
    location.assign(url);
  });

  // As the address has it.
  if (mixed && asked.has("seed")) {
    const { level, seed, count } = read(asked, []).asked;
    begin({ level, seed, count });
  } else if (mixed) choose();
  else {
    [skills.value, levels.value] = [asked.get("skill"), asked.get("level") ?? "1"];
    const seed = asked.get("seed") ?? 1;
    set({ skill: asked.get("skill"), rules: asked.get("rules"), level: asked.get("level"), seed, count: asked.get("count") ?? ROUND });
  }
  show();
}
