// An ITEM of a lesson's address: `ARTICLE/EXAMPLE`, a position, `table:OF`, `number:IN=VALUE`, `claim:ARTICLE/CLAIM`,
// `exercise:SKILL` or `lesson:PACKED`, an example that somebody has made (`made.js`), each with `~STEP`.
import { SKILLS } from "../common/known.js";

const NAMED = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;
const POSITION = /^[a-z]+(\.[a-z0-9,-]+)*:[a-z0-9@,]+$/;

/** The most characters of an example that somebody has made: three times as many as the longest of ours has. */
const MOST_PACKED = 30_000;

/** What each kind shows; an example and a game have no word before it. */
const SHOWS = {
  table: (of) => /^[a-z-]+$/.test(of),
  number: (of) => /^[a-z]+(:\d+(,\d+)*)?=\d{1,19}$/.test(of),
  claim: (of) => NAMED.test(of),
  exercise: (of) => SKILLS.includes(of),
  lesson: (of) => of.length <= MOST_PACKED && /^[\w-]+$/.test(of),
  example: (of) => NAMED.test(of),
  game: (of) => of.length <= 400 && POSITION.test(of),
};

/** The kinds of things, and those whose items begin with no word for it. */
export const KINDS = Object.keys(SHOWS);
const PLAIN = ["example", "game"];

/** Whether a thing of this kind begins at a step that is told. */
export const hasSteps = (kind) => ["example", "lesson", "number"].includes(kind);

/** What an item shows: { kind, of, start }; nothing where it is none. */
export function readItem(text) {
  const [, before, step] = text.match(/^(.*?)(?:~(\d{1,3}))?$/s);
  const start = Number(step ?? 0);
  const [, word, after] = before.match(/^([a-z]+):(.*)$/s) ?? [];
  if (KINDS.includes(word) && !PLAIN.includes(word)) return SHOWS[word](after) ? { kind: word, of: after, start } : undefined;
  const kind = PLAIN.find((one) => SHOWS[one](before));
  return kind && { kind, of: before, start };
}

/** The item of a thing. */
export function writeItem({ kind, of, start }) {
  const shown = PLAIN.includes(kind) ? of : `${kind}:${of}`;
  return start ? `${shown}~${start}` : shown;
}
