// A lesson of a teacher's own, and how it stands in an address and in a file. Plain data and functions: what reads
// never throws, and goes on past what it cannot read.
//
// A lesson: { title, things, at, step, answers }; `at` is 1-based, `step` that of the thing shown. Besides `pupils`,
// true in the address for pupils, and `ready`, the name of the ready-made lesson whose texts it has.
// A thing: { kind, of, rules, start, name, question, note }: kind is "example" | "game" | "table" | "number" | "claim" |
// "exercise" | "lesson"; `of` what it shows ("ARTICLE/EXAMPLE", a position, "wythoff", "binary=45", "ARTICLE/CLAIM",
// "winning", an example packed as `packed.js` does); `start` its first step (0 = start). Besides `set`, other attributes
// of its element, such as { level: "2" }; and `text`, what is packed, once somebody has unpacked it (`made.js`).
import { ANSWERS, SETTINGS, SHOWN_BY, TRAINING } from "../common/known.js";
import { hasSteps, readItem, writeItem } from "./item.js";
import { MOST, isTag, pack, readText, textOf, unpack } from "./texts.js";

export { textOf };

/** The most characters of an address that everyone can pass on. */
export const LONGEST = 1500;
/** From so many on, texts are packed. */
const PLAIN = 600;
/** The most things of a lesson, and characters of a file. */
export const MOST_THINGS = 60;
const MOST_OF_FILE = 2_500_000;

const VERSION = 1;
const TEXTS = { name: "t", question: "q", note: "n" }; // and what they are called in an address
/** The attributes that a thing may set besides, by its kind; the lesson says how answers are shown. */
const SETS = {
  game: SETTINGS.filter((name) => name !== "answers"),
  number: ["do"],
  exercise: TRAINING.filter((name) => name !== SHOWN_BY.exercise),
};
const NAME = /^[a-z0-9-]{1,40}$/;
const VALUE = /^[a-z0-9.,:+@-]{1,300}$/;
const RULES = /^[a-z][a-z0-9.,:@-]{0,100}$/;

/** Marks texts of a ready-made lesson, which need not stand in an address that names it. */
export const GIVEN = Symbol.for("nian.given");

const usual = () => ({ title: undefined, things: [], at: 1, step: 0, answers: "ask", pupils: undefined, ready: undefined });

/** The lesson that a string as `location.search` asks for: { deck, faults }. `deck` is null where it asks for none;
    `faults` is a list of { code, about }. */
export function read(search) {
  const query = new URLSearchParams(search);
  if (!query.has("d")) return { deck: null, faults: [] };
  const [deck, faults] = [usual(), []];
  const tell = (code, about = "") => faults.push({ code, about });
  const version = query.get("v");
  if (version !== null && Number(version) > VERSION) tell("later");

  const items = query.get("d").split(";").filter(Boolean);
  if (items.length > MOST_THINGS) tell("many", String(items.length));
  const numbers = new Map(); // the thing's own, by the number of its item
  items.slice(0, MOST_THINGS).forEach((item, index) => {
    const thing = readItem(item.trim());
    if (thing) numbers.set(String(index + 1), deck.things.push(thing));
    else tell(...unread(item, index + 1));
  });
  if (!items.length) tell("empty");

  deck.ready = query.get("ready")?.match(NAME)?.[0];
  const set = (holder, name, text, tag) => {
    const read = readText(text === undefined ? undefined : unpack(text), MOST[name], tell);
    if (read === undefined) return tell("text");
    if (!read && !deck.ready) return; // left empty
    if (!tag) holder[name] ??= read;
    else if (typeof holder[name] !== "string") holder[name] = { ...holder[name], [tag]: read };
  };
  for (const [key, text] of query) {
    const [, name, number, tag] = key.match(/^([a-z]+?)(\d{0,3})(?:\.([A-Za-z0-9-]+))?$/) ?? [];
    if (tag && !isTag(tag)) continue;
    if (name === "title" && !number) set(deck, "title", text, tag);
    const thing = number && deck.things[numbers.get(number) - 1];
    if (!thing) continue;
    const own = Object.keys(TEXTS).find((one) => TEXTS[one] === name);
    if (own) set(thing, own, text, tag);
    else if (!tag) setBeside(thing, name, text, tell);
  }

  const answers = query.get("answers");
  if (ANSWERS.includes(answers)) deck.answers = answers;
  else if (answers !== null) tell("answers", answers.slice(0, 20));
  if (query.get("for") === "pupils") deck.pupils = true;
  placeIn(deck, numbers, query, tell);
  if (isCut(search, query, faults)) tell("cut");
  return { deck, faults };
}

/** What is wrong with an item. Of an example that somebody has made nobody wants to see the text. */
const unread = (item, number) => (item.trim().startsWith("lesson:") ? ["made", String(number)] : ["item", item.slice(0, 80)]);

/** Where the lesson is. */
function placeIn(deck, numbers, query, tell) {
  const [at, step] = [query.get("at"), query.get("step")];
  const there = numbers.get(at) ?? (at === null ? 1 : undefined);
  if (!there && deck.things.length) tell("at", at.slice(0, 20));
  deck.at = there ?? 1;
  const start = deck.things[deck.at - 1]?.start ?? 0;
  if (step !== null && !/^\d{1,3}$/.test(step)) tell("step", step.slice(0, 20));
  deck.step = there && /^\d{1,3}$/.test(step ?? "") ? Number(step) : start;
}

/** Whether the end of an address is missing: ours end with their version, and a sign of a letter is whole. */
function isCut(search, query, faults) {
  if (/%[0-9a-f]?$/i.test(search)) return true;
  const own = [...query.keys()].some((key) => /^(title|[tqn]\d+)(\.|$)/.test(key));
  const badEnd = faults.some(({ code, about }) => code === "item" && query.get("d").endsWith(about));
  return !query.has("v") && (own || badEnd) && query.has("d");
}

/** Gives a thing an attribute of its element besides, if it may have it. */
export function setBeside(thing, name, text, tell = () => {}) {
  const good = name === "rules" ? RULES : SETS[thing.kind]?.includes(name) && VALUE;
  if (!good) return;
  if (!good.test(text)) return tell("value", `${name}=${text.slice(0, 40)}`);
  if (name === "rules") thing.rules = text;
  else thing.set = { ...thing.set, [name]: text };
}

/** Signs that may stand in an address as they are. */
const escaped = (text) => encodeURIComponent(text)
  .replace(/%(3A|2C|40|2F|3B|3D)/g, decodeURIComponent)
  .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  .replaceAll("%20", "+");

/** The address of a lesson, from the question mark on. */
export function write(deck) {
  const plain = written(deck, escaped);
  if (plain.length <= PLAIN) return plain;
  return written(deck, (text) => {
    const [short, long] = [pack(text), escaped(text)];
    return short.length < long.length ? short : long;
  });
}

function written(deck, text) {
  const said = [`d=${deck.things.map(writeItem).map(escaped).join(";")}`, `at=${deck.at}`, `step=${deck.step}`, `answers=${deck.answers}`];
  if (deck.pupils) said.push("for=pupils");
  const own = (name, value) => {
    if (value === undefined || value[GIVEN]) return;
    // What begins with the sign of packed text is packed.
    const one = (value) => (value.startsWith("~") ? pack(value) : text(value));
    if (typeof value === "string") return said.push(`${name}=${one(value)}`);
    for (const [tag, inside] of Object.entries(value)) said.push(`${name}.${tag}=${one(inside)}`);
  };
  own("title", deck.title);
  deck.things.forEach((thing, index) => {
    for (const [name, short] of Object.entries(TEXTS)) own(`${short}${index + 1}`, thing[name]);
    for (const [name, value] of beside(thing)) said.push(`${name}${index + 1}=${escaped(value)}`);
  });
  if (deck.ready) said.push(`ready=${deck.ready}`);
  said.push(`v=${VERSION}`);
  return `?${said.join("&")}`;
}

/** The attributes of a thing besides what it shows. */
const beside = ({ rules, set = {} }) => Object.entries({ rules, ...set }).filter(([, value]) => value !== undefined);

/** The lesson of a file: { deck, faults }; `deck` is null where it is none. */
export function fromFile(text) {
  const none = (code) => ({ deck: null, faults: [{ code, about: "" }] });
  if (text.length > MOST_OF_FILE) return none("large");
  let file;
  try {
    file = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return none(/^\s*\{[^]*"nian"\s*:\s*"lesson"/.test(text) ? "damaged" : "foreign");
  }
  if (file?.nian !== "lesson") return none(Array.isArray(file?.steps) ? "example" : "foreign");
  if (!Array.isArray(file.things)) return none("damaged");
  const [deck, faults] = [usual(), []];
  const tell = (code, about = "") => faults.push({ code, about });
  if (file.version > VERSION) tell("later");
  deck.title = readText(file.title, MOST.title, tell) || undefined;
  if (typeof file.ready === "string") deck.ready = file.ready.match(NAME)?.[0];
  if (ANSWERS.includes(file.answers)) deck.answers = file.answers;
  if (file.things.length > MOST_THINGS) tell("many", String(file.things.length));
  for (const [index, one] of file.things.slice(0, MOST_THINGS).entries()) {
    const thing = typeof one?.item === "string" && readItem(one.item.trim());
    if (!thing) {
      tell(...unread(String(one?.item ?? "?"), index + 1));
      continue;
    }
    for (const name of Object.keys(TEXTS)) {
      const own = readText(one[name], MOST[name], tell);
      if (own || (own === "" && deck.ready)) thing[name] = own;
    }
    for (const [name, value] of Object.entries(one)) if (typeof value === "string") setBeside(thing, name, value, tell);
    deck.things.push(thing);
  }
  if (!deck.things.length) tell("empty");
  const at = Number.isInteger(file.at) && deck.things[file.at - 1] ? file.at : 1;
  deck.at = at;
  deck.step = Number.isInteger(file.step) && file.step >= 0 && file.step < 1000 ? file.step : deck.things[at - 1]?.start ?? 0;
  return { deck, faults };
}

/** The text of a file. */
export function toFile({ title, things, at, step, answers, ready }) {
  const all = things.map((thing) => ({
    item: writeItem(thing),
    ...Object.fromEntries(Object.keys(TEXTS).map((name) => [name, thing[name] || (ready ? thing[name] : undefined)])),
    ...Object.fromEntries(beside(thing)),
  }));
  return `${JSON.stringify({ nian: "lesson", version: VERSION, title: title || undefined, answers, at, step, ready, things: all }, null, 2)}\n`;
}

/** Whether two are the same lesson, wherever the class is in it. */
export const same = (deck, other) => {
  const [one, two] = [deck, other].map((lesson) => toFile({ ...lesson, at: 1, step: 0 }));
  return one === two;
};

/** What pupils get: as far as the class is, without the teacher's notes, each answer after the question. */
export const forPupils = (deck) => ({
  ...deck,
  pupils: true,
  answers: "ask",
  things: deck.things.slice(0, deck.at).map(({ note, ...thing }) => thing),
});

/** The element that shows a thing, at its start; it stands in no page yet. */
export function element({ kind, of, start, rules, set = {}, text = "" }) {
  const made = document.createElement(`nian-${kind === "lesson" ? "example" : kind}`);
  if (kind === "number") {
    const at = of.lastIndexOf("=");
    made.setAttribute("in", of.slice(0, at));
    made.setAttribute("value", of.slice(at + 1));
  } else if (kind === "lesson") {
    made.dataset.lesson = of; // so it stands in links
    const script = document.createElement("script");
    script.type = "application/json";
    script.textContent = text || "?"; // what is empty would be no lesson at all
    made.append(script);
  } else made.setAttribute(SHOWN_BY[kind], of);
  if (start && hasSteps(kind)) made.setAttribute("step", start);
  for (const [name, value] of beside({ rules, set })) made.setAttribute(name, value);
  return made;
}
