// Exercises on the screen: what is chosen stands in the address; how the tasks have gone is kept on the reader's
// own device.
import { addressNow, readdress } from "../common/address.js";
import { fill } from "../common/fill.js";
import { MIXED, TRAINING } from "../common/known.js";
import { readable } from "../common/readable.js";
import { USUAL, VERSION, query, read } from "../sheet/asked.js";
import { mixture } from "./mixture.js";
import { COUNTS, Record } from "./record.js";
import { showRecord } from "./table.js";

const ROUND = 5; // tasks of one kind in a row; so many of a new kind before others are mixed in
const MIXED_ROUND = 3;
const FIRST = 2; // among so many tasks of a round is one of the kind that was missed
const SOON = 50; // if there is such a round among so many
const ENDLESS = 2 ** 32 - 1; // so many tasks of one kind may be asked for
const LONGEST = 60; // characters of a wrong value that are told

const sum = (score) => COUNTS.reduce((all, name) => all + (score[name] ?? 0), 0);

/** Sets the page's exercise by the address and by the form, and keeps the record. */
export function practise() {
  const form = document.querySelector("form.practice");
  const exercise = document.querySelector("nian-exercise");
  const { skill: skills, level: levels, others, daily, worksheet } = form.elements;
  const record = new Record();
  const show = showRecord(record, skills, levels);

  const now = document.querySelector(".choosing .now");
  const told = document.querySelector(".practice-told");
  const address = new URLSearchParams(location.search);
  const single = Boolean(read(address, []).asked.skill);
  const { asked, wrong } = read(address, [], { ...USUAL, count: single ? ROUND : USUAL.count }, single ? ENDLESS : undefined);
  let mixed = !single;
  let fixed; // { level, seed, count } of tasks of all kinds, one kind after the other, as on a worksheet
  let left = []; // of these, what is still to come
  let before = {};
  let ended = false; // whether the last of these tasks has been done
  let repeated = false; // whether they are done once more, and have been counted before
  let waiting = null; // how far one had come, until the exercise can be told
  let kept; // how far one has come, as it is kept
  let engine; // once it is there: which kind of reason a task trains, and which round trains one
  const toLearn = []; // what was answered before
  // In a folder without a server this may run before the elements are there.
  const ready = customElements.whenDefined(exercise.localName).then(() => exercise.engine);
  ready.then(({ constructor: { exports } }) => {
    engine = exports;
    for (const act of toLearn) act();
  }, () => {});

  /** What is practised now, as the record names it: no attribute is set to what the exercise does not know. */
  const name = () => `${exercise.getAttribute("skill") ?? "outcome"} ${exercise.getAttribute("level") ?? "1"}`;

  function set(values, state = null) {
    before = {};
    waiting = state;
    [ended, repeated] = [false, false];
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined || value === null) exercise.removeAttribute(key);
      else if (exercise.getAttribute(key) !== String(value)) exercise.setAttribute(key, value);
    }
    keep();
  }

  /** What is chosen stands in the address, where the reader can copy it, and how far one has come with it: a reload goes on
      there. */
  function keep() {
    const url = addressNow();
    const values = mixed && !fixed ? {} : { v: VERSION, ...fixed };
    for (const key of TRAINING) {
      if (!mixed && exercise.hasAttribute(key)) values[key] = exercise.getAttribute(key);
    }
    url.search = readable(new URLSearchParams(values).toString());
    const attributes = Object.fromEntries(TRAINING.map((key) => [key, exercise.getAttribute(key)]));
    kept = waiting ?? exercise.state;
    readdress(url, { round: { attributes, mixed, fixed, left, ended, repeated, state: kept } });
    say();
  }

  /** Goes on with a round that the page was left in. */
  function resume({ attributes, state, ...round }) {
    ({ mixed, fixed, left } = round);
    levels.disabled = mixed || Boolean(fixed);
    [skills.value, levels.value] = [mixed || fixed ? "" : attributes.skill, attributes.level];
    set(attributes, state);
    ready.then(() => {
      if (!waiting) return; // something else has been chosen
      exercise.state = waiting;
      waiting = null;
      [before, ended, repeated] = [exercise.score, round.ended, round.repeated];
      keep();
    }, () => {});
  }

  /** What is trained, in the line that opens the form. */
  function say() {
    const chosen = (select) => select.selectedOptions[0]?.text ?? "";
    now.textContent = levels.disabled && !fixed ? chosen(skills) : `${chosen(skills)} · ${chosen(levels)}`;
  }

  /** Says what cannot be in the address, and what is used. */
  function tell() {
    const { bad, rules } = told.dataset;
    const clipped = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
    const instead = { skill: skills.options[0].text, rules };
    told.textContent = wrong.map(([key, text, used]) => fill(bad, key, clipped(text), used ?? instead[key])).join(" ");
  }

  /** The round to practise next, from `seed` on: one that soon trains what was missed last. */
  function roundOf(name, seed = record.cell(name).seed) {
    const [skill, level] = name.split(" ");
    for (const missed of engine ? record.missed(name) : []) {
      const next = engine.round(skill, Number(level), seed, missed, FIRST, SOON);
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

  /** What the task trains has been missed, or found; a hint is neither, and who skips a task has not tried it. */
  function learn(went) {
    const rules = exercise.getAttribute("rules");
    if (rules || went === "assisted" || went === "skipped") return; // rounds are of the usual rules
    const { task } = exercise;
    const [cell, seed] = [name(), Number(exercise.getAttribute("seed") ?? 1)];
    const [skill, level] = cell.split(" ");
    const act = () => {
      const kind = engine.kind(skill, undefined, Number(level), seed, task);
      if (kind) record.learn(cell, kind, went === "right");
    };
    if (engine) act();
    else toLearn.push(act);
  }

  /** Counts how tasks have gone since it was looked at last. */
  function look() {
    const { score } = exercise;
    if (!score) return;
    let counted = false;
    if (ended && sum(score) < sum(before)) repeated = true; // from the first task on
    for (const went of repeated ? [] : COUNTS) {
      for (let more = score[went] - (before[went] ?? 0); more > 0; more -= 1) {
        record.count(name(), went);
        learn(went);
        counted = true;
      }
    }
    before = score;
    if (kept !== exercise.state) keep();
    if (counted) show();
  }

  for (const type of ["click", "keyup", "nian-answer"]) exercise.addEventListener(type, () => queueMicrotask(look));
  exercise.addEventListener("nian-end", ({ detail: { score } }) => {
    look();
    if (!repeated) record.end(name(), score);
    ended = true;
    keep();
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
    url.search = readable(query({ ...same, count: fixed?.count ?? address.get("count"), print: "sheet" }));
    location.assign(url);
  });

  addEventListener("storage", () => {
    record.look();
    show();
  });

  // As it was left, or as the address has it.
  const { skill, rules, level, seed, count } = asked;
  const round = history.state?.round;
  if (round) resume(round);
  else if (mixed && address.has("seed")) begin({ level, seed, count });
  else if (mixed) choose();
  else {
    [skills.value, levels.value] = [skill, level];
    set({ skill, rules, level, seed, count });
  }
  tell();
  show();
}
