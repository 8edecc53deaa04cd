// The teacher's own texts: a string, or an object by language tag. Nothing here is ever read as HTML.
import { WRITTEN } from "../common/known.js";

/** The most characters of each kind of text. */
export const MOST = { title: 120, name: 120, question: 400, note: 2000 };

const TAG = /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,3}$/i;

/** What makes lines and signs that cannot be seen go astray: control characters, and marks that turn the direction. */
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

export const isTag = (tag) => TAG.test(tag);

/** A text as it is kept, and whether something had to be cut off its end. */
function tidy(text, most) {
  const whole = text.replace(/\r\n?/g, "\n").replace(UNSEEN, " ").trim();
  return [[...whole].slice(0, most).join("").trim(), [...whole].length > most];
}

/** What is kept of what somebody wrote; undefined where it is no text at all. `tell` hears what is wrong. */
export function readText(value, most, tell = () => {}) {
  if (typeof value === "string") {
    const [text, cut] = tidy(value, most);
    if (cut) tell("text");
    return text;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    if (value !== undefined && value !== null) tell("text");
    return undefined;
  }
  const all = Object.entries(value).filter(([tag, text]) => {
    const good = isTag(tag) && typeof text === "string";
    if (!good) tell("text");
    return good && text.trim();
  });
  if (!all.length) return undefined;
  return Object.fromEntries(all.slice(0, 12).map(([tag, text]) => [tag, readText(text, most, tell)]));
}

/** The text in the nearest language there is: { text, lang }; of a string nobody knows the language, which is then "". */
export function textOf(text, language) {
  if (!text) return undefined;
  if (typeof text === "string") return { text, lang: "" };
  const near = (tag) => tag.split("-")[0] === language.split("-")[0];
  const tags = Object.keys(text);
  const lang = [language, ...tags.filter(near), ...WRITTEN, ...tags].find((tag) => text[tag]);
  return lang && { text: text[lang], lang };
}

/** Letters that take three bytes or more take nine characters in an address; packed they take three. */
export function pack(text) {
  const bytes = [...text.split("")].flatMap((unit) => [unit.charCodeAt(0) >> 8, unit.charCodeAt(0) & 255]);
  const base = btoa(String.fromCharCode(...bytes));
  return `~${base.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** A text of an address, packed or not; nothing where it cannot be read. */
export function unpack(text) {
  if (!text.startsWith("~")) return text;
  try {
    const bytes = atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    if (bytes.length % 2) return undefined;
    return bytes.replace(/../gs, (pair) => String.fromCharCode(pair.charCodeAt(0) * 256 + pair.charCodeAt(1)));
  } catch {
    return undefined;
  }
}
