// What the things of a lesson are called.
import { fill } from "../common/fill.js";
import { writeItem } from "./item.js";
import { madeTitle } from "./made.js";
import { namesIn } from "./names.js";
import { textOf } from "./texts.js";

/** The most characters of an item that stands for a title. */
const CLIPPED = 60;

/** What a thing is called: by the teacher or whoever made it, else as our pages call it; where their names do not come, as an
    address has it. { text, lang }: `lang` is empty where it is the reader's. */
export async function calledOf(thing, language) {
  const made = thing.kind === "lesson" && !textOf(thing.name, language) && await madeTitle(thing.of, language).catch(() => undefined);
  const own = textOf(thing.name, language) ?? made;
  if (own) return { text: own.text, lang: own.lang === language ? "" : own.lang };
  const names = await namesIn(language).catch(() => undefined);
  return { text: (names && titled(thing, names)) ?? writeItem({ ...thing, start: 0 }).slice(0, CLIPPED), lang: "" };
}

export const titleOf = async (thing, language) => (await calledOf(thing, language)).text;

/** The title by the names of a language; nothing where it has none. */
export function titled({ kind, of }, names) {
  const { said } = names;
  const own = (list) => (Object.hasOwn(list, of) ? list[of] : undefined);
  const within = (text, name) => name && fill(text, name);
  switch (kind) {
    case "example": return own(names.examples)?.[0];
    case "claim": return within(said.claim, own(names.claims));
    case "exercise": return within(said.exercise, own(names.skills));
    case "table": return within(said.table, own(names.tables));
    case "number": return numberTitle(of, said);
    case "lesson": return said.lesson;
    default: return gameTitle(of, names.games);
  }
}

function numberTitle(of, said) {
  const at = of.lastIndexOf("=");
  const system = of.slice(0, at).split(":")[0];
  return Object.hasOwn(said, system) ? fill(said[system], of.slice(at + 1)) : undefined;
}

/** The game with several dice or heaps of its own follows the one with one. */
const SEVERAL = /\.(one|both|one-sum|local|global)(\.|$)/;

/** A game and the position: where the game has no rules of its own, what lies on the table will do. */
function gameTitle(of, games) {
  const [rules, state] = of.split(":");
  const [first] = rules.split(".");
  const alike = games.filter(([notation]) => notation.split(".")[0] === first);
  const [, name] = alike.find(([notation]) => SEVERAL.test(notation) === SEVERAL.test(rules)) ?? alike[0] ?? [];
  return name && `${name} ${rules === first ? state.replaceAll(",", ", ") : of}`;
}
