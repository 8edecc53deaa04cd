// A thing of a lesson as a group of a sheet.
import { fill } from "../common/fill.js";
import { PARTS } from "../common/known.js";
import { element as elementOf, textOf } from "../common/shown.js";
import { make } from "../tools/make.js";
import { choices, labelled, lines, right } from "./room.js";
import { seen, set, standing, titleOf } from "./shown.js";
import { tasksOf } from "./tasks.js";
import { wordsOf } from "./words.js";

/** A text of the teacher's own, in the nearest language there is. */
export function own(text, language, name = "p", className = "sheet-own") {
  const found = textOf(text, language);
  if (!found) return undefined;
  const made = make(name, { className }, found.text);
  if (found.lang && found.lang !== language) made.lang = found.lang;
  return made;
}

/** The group of a thing: { name, steps, chosen, group }. `steps` are the numbers of its steps, `chosen` those that are
    shown: as asked for, or its start and the steps that ask. */
export async function groupOfThing(place, thing, language, asked, signal) {
  const element = thing.element ? thing.element.cloneNode(true) : elementOf(thing);
  for (const [name, value] of [["lang", language], ["theme", "light"]]) element.setAttribute(name, value);
  for (const name of [...PARTS, "own"]) element.removeAttribute(name);
  element.setAttribute("answers", "ask");
  return standing(place, element, async () => {
    const [kind, name] = [element.localName.slice(5), own(thing.name, language)?.textContent ?? thing.called ?? titleOf(element)];
    const context = { thing, element, language, words: wordsOf(language) };
    const made = await itemsOf(kind, context, asked, signal);
    return { name, ...made, group: { how: made.how ?? [], items: withNote(made.items, thing, language) } };
  });
}

/** The items of a thing, with its steps if it has any: { items, steps, chosen, how }. */
async function itemsOf(kind, context, asked, signal) {
  if (STEPPED.includes(kind)) return stepped(context, asked, signal);
  if (kind !== "exercise") return { items: [await OTHERS[kind](context)] };
  const question = own(context.thing.question, context.language)?.textContent;
  const made = await tasksOf(context, signal);
  return { ...made, how: [...(question ? [question] : []), ...made.how] };
}

/** What is to be known by the teacher stands with the first answer. */
function withNote(items, thing, language) {
  const note = own(thing.note, language, "p", "sheet-note");
  if (!note || !items.length) return items;
  const [first, ...rest] = items;
  return [{ ...first, key: () => [note, ...(first.key?.() ?? [])] }, ...rest];
}

const STEPPED = ["example", "number"];

/** Whether there is something to do in it on paper: tables and claims of an article have nothing to ask. */
export const isAsked = ({ localName }) => [...STEPPED, "game"].includes(localName.slice(5));

/** Chosen steps of an example or of the work on a number. */
async function stepped(context, asked, signal) {
  const { element, thing } = context;
  const start = Math.min(thing.start ?? 0, element.steps);
  const all = Array.from({ length: element.steps + 1 }, (_, step) => step);
  const asking = [];
  for (const step of asked ? [] : all) {
    if (signal.aborted) return { items: [] };
    await set(element, { step });
    if (element.asks) asking.push(step);
  }
  const wanted = asked ?? new Set([start, ...asking.filter((step) => step >= start)]);
  const chosen = all.filter((step) => wanted.has(step));
  const items = [];
  for (const step of chosen) {
    if (signal.aborted) break;
    items.push(await itemOfStep(context, step, step === chosen[0]));
  }
  return { steps: all, chosen, items };
}

async function itemOfStep({ thing, element, language, words }, step, first) {
  await set(element, { step, answers: "hidden" });
  const [asks, before] = [element.asks, seen(element)];
  const number = element.localName === "nian-number";
  await set(element, { answers: "shown" });
  const about = element.position ?? element.getAttribute("value") ?? "";
  let after = seen(element);
  const question = first && own(thing.question, language);
  if (number && first) {
    // How it is done is the answer: the last step has all of it.
    await set(element, { step: element.steps });
    after = seen(element);
  }
  const place = make("p", { className: "sheet-step" }, step ? fill(words.step, step) : words.start);
  const write = () => {
    if (question) return [question, ...lines(3)];
    if (asks === "outcome") return [...before.said, choices(words), labelled(words.why)];
    if (asks === "winning") return [...before.said, labelled(words.move), labelled(words.why)];
    return number ? lines(3) : [...before.said, ...lines(2)];
  };
  const key = () => [...(number ? [after.picture()] : []), ...right(after), ...after.said];
  return { about, ask: () => [place, ...(before.picture ? [before.picture()] : []), ...write()], key: asks || question || number ? key : undefined };
}

const OTHERS = {
  game: async ({ thing, element, language, words }) => {
    await set(element, { answers: "hidden" });
    await element.engine;
    const before = seen(element);
    const { position } = element;
    await set(element, { answers: "shown" });
    const after = seen(element);
    const question = own(thing.question, language);
    const asked = [...(question ? [question] : []), choices(words), labelled(words.ifUnsafe), labelled(words.why)];
    return {
      about: position,
      ask: () => [...before.rules.map((node) => node.cloneNode(true)), ...(before.picture ? [before.picture()] : []), ...asked],
      key: () => [...right(after), ...after.said],
    };
  },
  table: async ({ thing, element, language }) => {
    const { picture } = seen(element);
    const question = own(thing.question, language);
    return { about: element.getAttribute("of"), wide: true, ask: () => [picture(), ...(question ? [question, ...lines(3)] : [])] };
  },
  claim: async ({ thing, element, language, words }) => {
    const { claim } = seen(element);
    const [said, ...rest] = claim.some((node) => node.className) ? claim.filter((node) => !node.className) : claim;
    const question = own(thing.question, language) ?? make("p", { className: "sheet-own" }, words.claim);
    // What is true instead, and why, is the answer.
    return { about: element.getAttribute("src"), ask: () => [said, question, ...lines(3)], key: rest.length ? () => rest : undefined };
  },
};
