// What is known of how a course has gone: plain data, and how it stands in the 4,096 characters that a platform keeps.
// Nothing here throws, and nothing imports: what reads goes on past what it cannot read.
//
// A thing of the course: { key, total, marks } of an example, with a sign for each of its steps; { key, total, seed,
// tasks, went } of an exercise, `went` being [right, wrong, assisted, given] and `tasks` how many have been gone past;
// `whole` of both once it is all done. `total` is how many questions it asks.

/** The most characters of what a platform keeps. */
export const MOST = 4096;

const VERSION = 1;
// The signs: `.` not seen, `s` seen, `o` asks, `y` answered at once, `h` with a hint, `x` wrong first, `g` answer given.
const SETTLED = /^[syhxg]*$/;
const WORTH = { y: 1, h: 0.5 };

export const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const times = (marks, sign) => marks.split(sign).length - 1;

/** An example of so many steps, those in `asking` with a question; an exercise of so many tasks. */
export const example = (key, steps, asking) => ({ key, total: asking.length, marks: ".".repeat(steps), asking });
export const exercise = (key, total, seed) => ({ key, total, seed, tasks: 0, went: [0, 0, 0, 0] });

/** The example with another sign for a step: `s` for one that has been seen, or how its question went. What has been
    answered stays as it was answered first. */
export function mark(thing, step, sign) {
  const now = thing.marks[step];
  if (now === undefined || "yhxg".includes(now)) return thing;
  const wanted = sign === "s" && thing.asking.includes(step) ? "o" : sign;
  if (now === wanted) return thing;
  return whole({ ...thing, marks: thing.marks.slice(0, step) + wanted + thing.marks.slice(step + 1) });
}

/** The exercise after so many tasks, which went so. */
export const count = (thing, tasks, went) => (`${tasks}:${went}` === `${thing.tasks}:${thing.went}` ? thing : whole({ ...thing, tasks, went }));

function whole(thing) {
  const done = thing.marks === undefined ? sum(thing.went) >= thing.total : SETTLED.test(thing.marks);
  return done ? { ...thing, whole: true } : thing;
}

/** Whether anything of it has been seen or done. */
export const begun = (thing) => Boolean(thing.whole || (thing.marks === undefined ? thing.tasks || thing.went.some(Boolean) : /[^.]/.test(thing.marks)));

/** How many of its questions have been answered, and what the answers are worth. */
export function answered({ total, marks, went, worth }) {
  if (worth !== undefined) return { number: total, worth };
  if (marks === undefined) return { number: sum(went), worth: went[0] + went[2] / 2 };
  return {
    number: sum([..."yhxg"].map((sign) => times(marks, sign))),
    worth: times(marks, "y") * WORTH.y + times(marks, "h") * WORTH.h,
  };
}

/** The score of a course, 0 to 100; nothing where nothing is asked. */
export function scoreOf(things) {
  const total = sum(things.map((thing) => thing.total));
  const worth = sum(things.map((thing) => answered(thing).worth));
  return total ? Math.round((100 * worth) / total) : undefined;
}

/** The score from which on a course is passed: that of the platform, where it tells one, else the package's own; nothing
    where there is none. */
export function masteryOf(told, own) {
  const [, digits] = told.match(/^\s*(\d+(?:[.,]\d+)?)\s*%?\s*$/) ?? [];
  const mastery = Number(digits?.replace(",", "."));
  return mastery <= 100 ? mastery : own ?? undefined;
}

/** A name for a thing in few letters: the same wherever it stands in a course. */
export function keyOf(text) {
  let hash = 0x811c9dc5; // FNV-1a
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const packed = (marks) => marks.replace(/(.)\1+/g, (run, sign) => `${sign}${run.length}`);
const unpacked = (text) => text.replace(/(\D)(\d{1,3})/g, (_, sign, length) => sign.repeat(length));

/** A thing in a few characters; `briefly` only what it is worth. */
function written(thing, briefly) {
  if (thing.worth !== undefined || (thing.whole && briefly)) return `=${answered(thing).worth}/${thing.total}`;
  return thing.marks === undefined ? `${thing.seed}:${thing.tasks}:${thing.went.join(",")}` : packed(thing.marks);
}

/** The record of a course as a platform keeps it. Where it would be too long, of what is done only the result is
    kept, and then nothing of what takes the most room. */
export function write(things, { at, lang }) {
  const text = (kept) => JSON.stringify({ v: VERSION, at, lang, of: Object.fromEntries(kept) });
  const some = things.filter(begun);
  const long = text(some.map((thing) => [thing.key, written(thing)]));
  if (long.length <= MOST) return long;
  const brief = some.map((thing) => [thing.key, written(thing, true)]);
  while (text(brief).length > MOST) {
    const longest = brief.reduce((most, one) => (one[1].length > most[1].length ? one : most));
    brief.splice(brief.indexOf(longest), 1);
  }
  return text(brief);
}

/** What was kept: { at, lang, of }, by the things' keys; nothing where it cannot be read. */
export function read(text) {
  try {
    const { v, at, lang, of } = JSON.parse(text);
    const good = v === VERSION && typeof of === "object" && of !== null && Object.values(of).every((one) => typeof one === "string");
    return good ? { at: Number.isInteger(at) ? at : 0, lang: String(lang ?? ""), of } : undefined;
  } catch {
    return undefined;
  }
}

/** The marks of an example, each with a sign that its step can have. Until 1.1 a right move that led on was noted at the
    step after the one that asked, which was then taken for given up by whoever went back. */
function mended(marks, asking) {
  const asks = (step) => asking.includes(step);
  return [...marks].map((sign, step) => {
    if (!asks(step)) return sign === "." ? "." : "s";
    const late = !asks(step + 1) && "yh".includes(marks[step + 1] ?? " ") && marks[step + 1];
    return late && "osg".includes(sign) ? late : sign === "s" ? "o" : sign;
  }).join("");
}

/** A thing of which something has been done before its `earlier` record came: what was answered first stays. */
export function joined(now, earlier) {
  if (now.worth !== undefined || earlier.worth !== undefined) return earlier.worth === undefined ? now : earlier;
  if (now.marks === undefined) {
    const [less, most] = [now, earlier].map(({ went }) => sum(went));
    return less < most || (less === most && most && now.seed !== earlier.seed) ? earlier : now;
  }
  const marks = [...earlier.marks].map((sign, step) => ("yhxg".includes(sign) || now.marks[step] === "." ? sign : now.marks[step])).join("");
  return marks === now.marks ? now : whole({ ...now, marks });
}

/** A thing as it was kept; as it is where that is of another thing. */
export function resumed(thing, kept) {
  const [, worth, total] = kept.match(/^=(\d{1,4}(?:\.5)?)\/(\d{1,4})$/) ?? [];
  if (worth !== undefined) return Number(total) === thing.total && Number(worth) <= thing.total ? { ...thing, worth: Number(worth), whole: true } : thing;
  if (thing.marks !== undefined) {
    const marks = /^([.soyhxg]\d{0,3}){0,501}$/.test(kept) ? unpacked(kept) : "";
    return marks.length === thing.marks.length ? whole({ ...thing, marks: mended(marks, thing.asking) }) : thing;
  }
  const [, seed, tasks, ...went] = kept.match(/^(\d{1,10}):(\d{1,4}):(\d{1,4}),(\d{1,4}),(\d{1,4}),(\d{1,4})$/)?.map(Number) ?? [];
  const fits = [tasks, tasks + 1].includes(sum(went)) && sum(went) <= thing.total;
  return fits ? count({ ...thing, seed }, tasks, went) : thing;
}
