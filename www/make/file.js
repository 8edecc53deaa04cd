// A lesson and the text of its file. What reads never throws.
import { decode as decodeBytes } from "../common/encoding.js";
import { LONGEST } from "../common/known.js";

/** Whole numbers that a script cannot hold exactly are read and written as they stand. */
const LARGE = "\u0000n";
const NUMBER = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

const parse = (text) => JSON.parse(
  text.replace(NUMBER, (found) => (found[0] === '"' ? found : JSON.stringify(LARGE + found))),
  (_, value) => (typeof value === "string" && value.startsWith(LARGE) ? BigInt(value.slice(LARGE.length)) : value),
);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The lesson that a text is: { lesson }, or { code } where it is none: `json`, `large`, `deck` or `foreign`. */
export function fromText(text) {
  if (new Blob([text]).size > LONGEST) return { code: "large" };
  let file;
  try {
    file = parse(text.replace(/^\ufeff/, ""));
  } catch {
    return { code: "json" };
  }
  if (isObject(file) && file.nian === "lesson" && Array.isArray(file.things)) return { code: "deck" };
  const good = isObject(file) && (file.steps === undefined || (Array.isArray(file.steps) && file.steps.every(isObject)));
  if (!good || !["start", "pairs", "numeral", "steps", "title"].some((name) => name in file)) return { code: "foreign" };
  const { $schema, ...lesson } = file;
  return { lesson: { ...lesson, steps: file.steps ?? [] } };
}

/** The order in which a file is written; what is not known stands at its end. */
const ORDER = ["language", "title", "place", "start", "pairs", "numeral", "show", "ask", "back", "position", "pair", "done", "play", "marks", "say", "origin", "expect"];
const rank = ([name]) => (ORDER.indexOf(name) + 1 || (name === "steps" ? 99 : 98));

function inline(value) {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, inside]) => `${JSON.stringify(name)}: ${inline(inside)}`);
  return members.length ? `{ ${members.join(", ")} }` : "{}";
}

const sorted = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined).sort((one, other) => rank(one) - rank(other)));

/** Whether there are keys that this version does not know. */
export const isLater = (lesson) => [lesson, ...lesson.steps].some((one) => Object.entries(one).some((member) => rank(member) === 98));

/** The text of a lesson: a line for each step. */
export function toText(lesson) {
  const lines = Object.entries(sorted(lesson)).map(([name, value]) => {
    if (name !== "steps") return `  ${JSON.stringify(name)}: ${inline(value)}`;
    const steps = value.map((step) => `    ${inline(sorted(step))}`);
    return steps.length ? `  "steps": [\n${steps.join(",\n")}\n  ]` : '  "steps": []';
  });
  return `{\n${lines.join(",\n")}\n}\n`;
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
