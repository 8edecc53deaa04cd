// What a class has done in a lesson besides being somewhere, which the address says: moves, hands, teams, drawings, the
// timer. The tab keeps it until the lesson is left: a reload, which clickers and telephones ask for, loses none of it.

import { COLOURS } from "./room.js";

const KEY = "nian-lecture";
const MOST_OF_STATE = 4000; // characters of a game with its moves
const LONG_OVER = 600_000; // milliseconds after which nobody wants to know that a time is up

const isText = (most) => (value) => typeof value === "string" && value.length <= most;
const isNumber = (value) => Number.isFinite(value) && value >= 0;
const isSize = (value) => isNumber(value) && value > 0;
const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= 999;
const isOr = (is, other) => (value) => value === other || is(value);
const isPair = (is) => (value) => Array.isArray(value) && value.length === 2 && value.every(is);
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isMap = (name, is) => (value) => isObject(value) && Object.entries(value).every(([key, one]) => name.test(key) && is(one));
const isTeam = isOr((value) => value === 1, 0);

const THING = /^\d{1,2}$/;
const STEP = /^\d{1,2}\.\d{1,3}$/;
const DRAWN = /^\d{1,2}\.\d{1,3}a?$/; // its answer is told: `2.0a`
const isHand = ({ label, value, count }) => isText(40)(label) && isOr(isText(40))(value) && isCount(count);
const isLine = isPair((value) => (typeof value === "string" ? /^[MLQl\d\s.-]+$/.test(value) : isNumber(value)));
const isGame = ({ at, position, state, first, end }) =>
  THING.test(at) && isText(MOST_OF_STATE)(position) && isOr(isText(MOST_OF_STATE), null)(state) && isTeam(first)
  && isOr(({ moves, team }) => isText(MOST_OF_STATE)(moves) && isTeam(team), null)(end);

/** What is kept of each, and what there is where nothing was or where it cannot be read. */
const FORMS = {
  /** The game of each position, by its number in the lesson. */
  games: [isMap(THING, isText(MOST_OF_STATE)), () => ({})],
  /** The votes, by the name of the step. */
  hands: [isMap(STEP, (hands) => Array.isArray(hands) && hands.length > 1 && hands.length < 5 && hands.every(isHand)), () => ({})],
  /** The drawings: how wide and high the picture was, or all of the stage, and of each line its width and its path. */
  ink: [isMap(DRAWN, (drawn) => isPair(isSize)(drawn.size) && isOr((value) => typeof value === "boolean")(drawn.picture) && Array.isArray(drawn.lines) && drawn.lines.every(isLine)), () => ({})],
  /** The teams’ names and points, and the game that they play. */
  teams: [
    ({ names, score, game }) => isPair(isOr(isText(12), null))(names) && isPair(isCount)(score) && isOr(isGame, null)(game),
    () => ({ names: [null, null], score: [0, 0], game: null }),
  ],
  /** The timer, and whether hands are being counted. */
  clock: [({ until, left }) => isOr((until) => isNumber(until) && until > Date.now() - LONG_OVER)(until) && isOr(isNumber)(left), () => ({})],
  /** The colours of the stage, where the teacher has chosen them. */
  colours: [isOr((value) => COLOURS.includes(value), null), () => null],
  voting: [(value) => typeof value === "boolean", () => false],
};

/** Whether it is whole; what is of quite another form is not. */
function can(isWhole, value) {
  try {
    return isWhole(value);
  } catch {
    return false;
  }
}

export class Kept {
  #lesson;
  #all;
  #forgotten = false; // whether the lesson was left: what comes late is not kept any more

  /** `lesson` is the address of the lesson at its beginning: another one has nothing of it. */
  constructor(lesson) {
    this.#lesson = lesson;
    const found = read();
    const own = found?.lesson === lesson ? found : {};
    this.#all = Object.fromEntries(Object.entries(FORMS).map(([name, [isWhole, usual]]) => [name, can(isWhole, own[name]) ? own[name] : usual()]));
  }

  /** A part: whoever changes it says so by `save`. */
  get(name) { return this.#all[name]; }

  set(name, value) {
    this.#all[name] = value;
    this.save();
  }

  save() {
    if (this.#forgotten) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ lesson: this.#lesson, ...this.#all }));
    } catch {} // forbidden, or full: then a reload loses it
  }

  forget() {
    this.#forgotten = true;
    try {
      sessionStorage.removeItem(KEY);
    } catch {}
  }
}

function read() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}
