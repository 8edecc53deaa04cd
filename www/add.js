// Takes what a card shows into the reader's own lesson; fetched by the card's menu when that is asked for. It puts one thing
// at the end of the file that is kept: what reads lessons is the app's (`crates/course/src/deck`).
import { FOLDERS, MOST_THINGS, SETTINGS, SHOWN_BY, SKILLS, TRAINING } from "./common/known.js";
import { fill } from "./common/fill.js";
import { Store } from "./common/store.js";
import { openSheet } from "./tools/dialog.js";
import { make } from "./common/make.js";

export const version = "%VERSION%";

const NAMED = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;
/** What a lesson can hold of each kind. @type {Record<string, RegExp>} */
const HELD = {
  example: NAMED,
  claim: NAMED,
  lesson: /^[\w-]{1,30000}$/,
  table: /^[a-z-]+$/,
  number: /^[a-z]+(:\d+(,\d+)*)?=\d{1,19}$/,
  game: /^(?=.{1,400}$)[a-z]+(\.[a-z0-9,-]+)*:[a-z0-9@,]+$/,
  exercise: new RegExp(`^(${SKILLS.join("|")})$`),
};
const PLAIN = ["example", "game"]; // the kinds whose items begin with no word for it
/** Attributes that a thing may set besides; a board is added as it stands now. @type {Record<string, readonly string[]>} */
const SET = {
  game: SETTINGS.filter((name) => name !== "answers" && name !== "moves"),
  number: ["do"],
  exercise: TRAINING,
};
const RULES = /^[a-z][a-z0-9.,:@-]{0,100}$/;
const VALUE = /^[a-z0-9.,:+@-]{1,300}$/;

/** A thing of a lesson, and a lesson, as their files say them.
    @typedef {{ item: string, [attribute: string]: string }} Thing
    @typedef {{ nian: string, version: number, answers: string, at: number, step: number, things: Thing[] }} Lesson */

const isLesson = (/** @type {any} */ value) => value?.nian === "lesson" && Array.isArray(value.things);
/** @type {Lesson} */
const EMPTY = { nian: "lesson", version: 1, answers: "ask", at: 1, step: 0, things: [] };
/** @type {Store<Lesson>} */
const lesson = new Store("lesson", 1, isLesson);

/** What a widget shows now: the kind of a thing, and what of it.
    @param {import("./nian.js").NianElement} widget
    @returns {[kind: string, of: string]} */
function shownBy(widget) {
  const kind = widget.localName.replace("nian-", "");
  if (kind === "game") return [kind, widget.state?.split(" ")[0] ?? ""];
  const shown = widget.getAttribute(SHOWN_BY[kind]) ?? "";
  if (kind === "number") return [kind, `${widget.getAttribute("in") ?? "binary"}=${shown}`];
  if (kind === "example" && !shown && widget.dataset.lesson) return ["lesson", widget.dataset.lesson];
  return [kind, shown];
}

/** The same at this step as a thing of a lesson's file; nothing where a lesson cannot hold it.
    @param {import("./nian.js").NianElement} widget */
function thingOf(widget) {
  const [kind, of] = shownBy(widget);
  if (!HELD[kind].test(of)) return undefined;
  const step = kind === "game" ? 0 : (widget.step ?? 0);
  /** @type {Thing} */
  const thing = { item: `${PLAIN.includes(kind) ? of : `${kind}:${of}`}${step ? `~${step}` : ""}` };
  const rules = widget.getAttribute("rules");
  if (rules && RULES.test(rules)) thing.rules = rules;
  for (const { name, value } of widget.attributes) {
    if (name !== "rules" && name !== SHOWN_BY[kind] && SET[kind]?.includes(name) && VALUE.test(value))
      thing[name] = value;
  }
  return thing;
}

/** Adds it; the number of things then, or why it is not there.
    @param {Thing} thing
    @returns {number | "full" | "forbidden"} */
function addThing(thing) {
  const file = lesson.read(EMPTY);
  if (file.things.length >= MOST_THINGS) return "full";
  const things = [...file.things, thing];
  lesson.state = "ok";
  lesson.write({ ...file, things });
  return lesson.state === "ok" ? things.length : "forbidden";
}

/** Adds what a card shows, and says so in a dialog, with the way to the lesson.
    @param {import("./tools.js").Card} card */
export function add(card) {
  const { frame, widget, words } = card;
  const thing = thingOf(widget);
  const count = thing ? addThing(thing) : "cannot";
  const dialog = openSheet(card, words.add);
  const why = { full: words.addFull, forbidden: words.addForbidden, cannot: words.addCannot };
  const status = make("p", {}, typeof count === "number" ? fill(words.added, count) : why[count]);
  status.setAttribute("role", "status");
  const href = new URL(`${FOLDERS[frame.lang]}class/`, import.meta.url).href;
  dialog.append(status, make("p", {}, make("a", { href }, words.lesson)));
}
