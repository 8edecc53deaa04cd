// A lesson and the text of its file. What reads never throws.
import { decode as decodeBytes } from "../common/encoding.js";
import { LONGEST, STEPS } from "../common/known.js";

/** Whole numbers that a script cannot hold exactly are read and written as they stand. */
const LARGE = "\u0000n";
const NUMBER = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

const parse = (text) => JSON.parse(
  text.replace(NUMBER, (found) => (found[0] === '"' ? found : JSON.stringify(LARGE + found))),
  (_, value) => (typeof value === "string" && value.startsWith(LARGE) ? BigInt(value.slice(LARGE.length)) : value),
);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value) => typeof value === "string";
const isTexts = (value) => isText(value) || (isObject(value) && Object.values(value).every(isText));
const isNumber = (value) => ["number", "bigint"].includes(typeof value);
/** What the value of each key is; the engine knows more of them. */
const KINDS = {
  language: isText, title: isTexts, place: isTexts, start: isText, pairs: isNumber, numeral: isObject, show: isText, ask: isText,
  back: (value) => isText(value) || isNumber(value), position: isText, pair: isNumber, done: isNumber, play: isText,
  marks: (value) => typeof value === "boolean", say: isTexts, origin: isText, expect: isObject,
};
const fits = ([key, value]) => !Object.hasOwn(KINDS, key) || KINDS[key](value);
const isFit = (part) => isObject(part) && Object.entries(part).every(fits);

/** Deeper than any lesson's, as the engine has it (`crates/lessons/src/json.rs`): what is nested so is not even read. */
const MOST_NESTED = 16;

function isDeep(text) {
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    if (depth > MOST_NESTED) return true;
  }
  return false;
}

/** The first part of a lesson that is of the wrong kind: 0 is the lesson itself, else the number of a step; nothing where all
    can be shown. */
function unfitAt({ steps, ...others }) {
  if (!isFit(others) || !Array.isArray(steps) || steps.length > STEPS) return 0;
  const at = steps.findIndex((step) => !isFit(step));
  return at < 0 ? undefined : at + 1;
}

/** A lesson in which nothing else is wrong than in that part, as text. */
function alone({ steps, ...others }, at) {
  const before = Array.from({ length: at - 1 }, () => ({}));
  const lesson = at ? { title: { en: "." }, start: "nim:1", steps: [...before, steps[at - 1]] } : { title: { en: "." }, ...others, steps };
  return JSON.stringify(lesson, (_, value) => (typeof value === "bigint" ? Number(value) : value));
}

const NAMES = ["start", "pairs", "numeral", "steps", "title"];
const isLesson = (file) => isObject(file) && NAMES.some((name) => name in file);

/** The lesson that a text is: { lesson }, or { code } where it is none: `json`, `large`, `deck`, `foreign` or `parts`, where
    it has one of the wrong kind: that is { code, at, part } with its place and a text in which nothing else is wrong. */
export function fromText(text) {
  if (sizeOf(text) > LONGEST) return { code: "large" };
  if (isDeep(text)) return { code: "json" };
  let file;
  try {
    file = parse(text.replace(/^\ufeff/, ""));
  } catch {
    return { code: "json" };
  }
  if (isObject(file) && file.nian === "lesson" && Array.isArray(file.things)) return { code: "deck" };
  if (!isLesson(file)) return { code: "foreign" };
  const { $schema, ...others } = file;
  const lesson = { ...others, steps: file.steps ?? [] };
  const at = unfitAt(lesson);
  return at === undefined ? { lesson } : { code: "parts", at, part: alone(lesson, at) };
}

/** What of a text is a lesson: parts of the wrong kind are left out. Nothing where it is none at all. */
export function mended(text) {
  if (isDeep(text)) return undefined;
  let file;
  try {
    file = parse(text);
  } catch {
    return undefined;
  }
  if (!isLesson(file)) return undefined;
  const fit = (part) => Object.fromEntries(Object.entries(isObject(part) ? part : {}).filter(fits));
  const { $schema, steps, ...others } = file;
  return { ...fit(others), steps: (Array.isArray(steps) ? steps : []).slice(0, STEPS).map(fit) };
}

const sizeOf = (text) => new Blob([text]).size;

/** The order in which a file is written; what is not known stands at its end. */
const ORDER = ["language", "title", "place", "start", "pairs", "numeral", "show", "ask", "back", "position", "pair", "done", "play", "marks", "say", "origin", "expect"];
const rank = ([name]) => (ORDER.indexOf(name) + 1 || (name === "steps" ? 99 : 98));

function inline(value, space = " ") {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return `[${value.map((one) => inline(one, space)).join(`,${space}`)}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, inside]) => `${JSON.stringify(name)}:${space}${inline(inside, space)}`);
  return members.length ? `{${space}${members.join(`,${space}`)}${space}}` : "{}";
}

const sorted = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined).sort((one, other) => rank(one) - rank(other)));

/** Whether there are keys that this version does not know. */
export const isLater = (lesson) => [lesson, ...lesson.steps].some((one) => Object.entries(one).some((member) => rank(member) === 98));

/** The text of a lesson: a line for each step; without any space where it would be too large with that. */
export function toText(lesson) {
  const lines = Object.entries(sorted(lesson)).map(([name, value]) => {
    if (name !== "steps") return `  ${JSON.stringify(name)}: ${inline(value)}`;
    const steps = value.map((step) => `    ${inline(sorted(step))}`);
    return steps.length ? `  "steps": [\n${steps.join(",\n")}\n  ]` : '  "steps": []';
  });
  const text = `{\n${lines.join(",\n")}\n}\n`;
  return sizeOf(text) > LONGEST ? inline(lesson, "") : text;
}

/** Where each step stands in the text of a file that can be read: the offsets of their first signs, the start's first. */
export function places(text) {
  const found = [Math.max(0, text.indexOf("{"))];
  let [depth, steps, word] = [0, false, ""];
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (sign[0] === '"') word = sign;
    else if ("{[".includes(sign)) {
      if (depth === 1 && sign === "[" && word === '"steps"') steps = true;
      else if (depth === 2 && steps) found.push(index);
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 1) steps = false;
    }
  }
  return found;
}

/** The line and the character of a line at which an offset is, both from 1 on. */
export function lineOf(text, offset) {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, character: lines.at(-1).length + 1 };
}

/** The offset of a character of a line. */
export function offsetOf(text, line, character) {
  const lines = text.split("\n");
  return lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + character - 1;
}

/** The text of a file's bytes: { text }, or { code } where they are in another encoding than they may be. */
export function decode(bytes) {
  const { text = "", looks } = decodeBytes(bytes);
  return looks || /[\0\ufffd]/.test(text) ? { code: "encoding" } : { text };
}

/** The text of a file: { text } or { code }. Nobody waits for one to be read that is too large whatever is in it. */
export async function read(file) {
  if (file.size > 2 * LONGEST + 2) return { code: "large" };
  try {
    return decode(await file.arrayBuffer());
  } catch {
    return { code: "unread" };
  }
}
