// A task of an exercise as an item of a sheet.
import { fill, list } from "../common/fill.js";
import { WORDS, workedOf } from "../common/exercise.js";
import { make } from "../tools/make.js";
import { empty, grid } from "./grid.js";

/** What the wasm tells of a task, by name: texts, of `move` a list. */
export function read(lines) {
  const facts = { move: [] };
  for (const line of lines.split("\n")) {
    const at = line.indexOf(" ");
    const [name, text] = [line.slice(0, at), line.slice(at + 1)];
    if (name === "move") facts.move.push(text);
    else facts[name] = text;
  }
  return facts;
}

const numbers = (text) => text.split(" ").map(Number);
const blank = (name = "sheet-line") => make("span", { className: name });
const line = (...inner) => make("p", { className: "sheet-write" }, ...inner);
const told = (text) => make("p", {}, text);
const right = (...inner) => make("p", { className: "sheet-right" }, ...inner);

/** The picture of a task. It is the wasm's own, made of numbers: nothing of it comes from anywhere else. */
function picture(svg) {
  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  return make("div", { className: "sheet-picture" }, document.importNode(documentElement, true));
}

const pictured = ({ position, picture: svg }) => (svg ? [told(position), picture(svg)] : [told(position)]);

/** A box to be ticked for each outcome. */
function choices({ language }) {
  const names = list(WORDS[language].outcomes);
  return names.flatMap((name) => [blank("sheet-box"), ` ${name} `]);
}

/** Where an answer of places stands, or is to be written; a sum that is to be mended stands above it. */
function digits({ number, places, given }, answer) {
  const all = numbers(places);
  const ones = (parts) => all.map((place) => (parts.includes(place) ? "1" : ""));
  const rows = given ? [{ digits: ones(numbers(given)) }] : [];
  return grid(number, all, [...rows, { digits: answer ?? empty(all), name: given ? "sheet-mended" : "" }]);
}

/** Binary digits, and the number that they are; what their places are worth stands in the answer only. */
function readDigits({ digits: ones, places, words }, number) {
  const all = numbers(places);
  return [grid(ones, number ? all : empty(all), [{ digits: numbers(ones) }]), line(words.read, number ?? blank("sheet-line sheet-short"))];
}

/** A row with its letter, by which the reasons call it. */
const named = (row, at) => `${"abcdefghijklmnopqrstuvwxyz"[at]}\u2003${row}`;

/** Digits that end at the lowest place. */
const ending = (text, places) => [...text.padStart(places.length)].map((digit) => digit.trim());

/** What each question looks like: what is asked, and its answer, as nodes. */
const KINDS = {
  outcome: {
    ask: (task) => [...pictured(task), line(...choices(task))],
    key: ({ outcome }) => [right(outcome)],
  },
  winning: {
    ask: (task) => [...pictured(task), ...(task.form === "all" ? [line(task.words.moves, blank()), line(blank())] : [line(task.words.move, blank())])],
    key: ({ move }) => [right(...move.flatMap((name) => [make("span", { className: "sheet-move" }, name), " "]))],
  },
  columns: {
    ask: ({ rows, places, about, words }) => {
      const all = numbers(places);
      const lines = numbers(rows).map((row, at) => ({ head: named(row, at), digits: empty(all) }));
      return [grid(about, all, [...lines, { head: words.odd, digits: empty(all), name: "sheet-odd" }])];
    },
    key: ({ rows, places, about, answer, words }) => {
      const all = numbers(places);
      const odd = answer.split(",").map(Number);
      const lines = numbers(rows).map((row, at) => ({ head: named(row, at), digits: ending(row.toString(2), all).map((digit) => digit || "0") }));
      const ticks = { head: words.odd, digits: all.map((place) => (odd.includes(place) ? "✓" : "")), name: "sheet-odd" };
      return [grid(about, all, [...lines, ticks]), ...(answer === "0" ? [right(words.none)] : [])];
    },
  },
  binary: {
    ask: (task) => (task.form === "read" ? readDigits(task) : [line(`${task.number} =`), digits(task)]),
    key: (task) => (task.form === "read" ? readDigits(task, task.answer) : [line(`${task.number} =`), digits(task, ending(task.answer, numbers(task.places)))]),
  },
  fibonacci: {
    ask: (task) => [task.given ? told(fill(task.words.mend, task.number)) : line(`${task.number} =`), digits(task)],
    key: (task) => {
      const parts = task.answer.split("+").map(Number);
      const standard = numbers(task.places).map((place) => (parts.includes(place) ? "1" : place < parts[0] ? "0" : ""));
      return [line(`${task.number} = ${parts.join(" + ")}`), digits({ ...task, given: undefined }, standard)];
    },
  },
  pair: {
    ask: ({ number, words }) => [line(fill(words.row, number), blank())],
    key: ({ number, answer }) => [right(`{${number}, ${answer}}`)],
  },
  residue: {
    ask: (task) => [told(task.position), line(fill(task.words.remainder, task.modulus), blank("sheet-line sheet-short")), line(...choices(task))],
    key: ({ answer, outcome, modulus, words }) => [right(`${fill(words.remainder, modulus)}${answer.split(" ")[0]} · ${outcome}`)],
  },
  limit: {
    ask: ({ number, words }) => [line(fill(words.heap, number), blank()), line(words.limit, blank("sheet-line sheet-short"))],
    key: ({ answer, words }) => [right(words.limit, answer)],
  },
  slip: {
    ask: (task) => [...pictured(task), ...task.move.map((name, at) => line(blank("sheet-box"), ` ${at + 1}. ${name}`))],
    key: ({ answer, move, before }) => [...answer.split(",").map((at) => right(`${at}. ${move[at - 1]}`)), told(before)],
  },
};

/** The item of a task. */
export function itemOf(facts, language, words) {
  const task = { ...facts, language, words };
  const { ask, key } = KINDS[task.asks];
  return {
    about: task.about,
    answer: task.answer,
    ask: () => [...(task.rules ? [told(task.rules)] : []), ...ask(task)],
    key: () => [...key(task), told(task.reason ?? workedOf(WORDS[language], task))],
  };
}
