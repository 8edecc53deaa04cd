// What the things of a lesson are called.
import { fill } from "../common/fill.js";
import { writeItem } from "./item.js";
import { namesIn } from "./names.js";
import { textOf } from "./texts.js";

/** What a thing is called: by the teacher, else as our pages call it; where their names do not come, as an address has it. */
export async function titleOf(thing, language) {
  const own = textOf(thing.name, language);
  if (own) return own.text;
  const names = await namesIn(language).catch(() => undefined);
  return (names && titled(thing, names)) ?? writeItem({ ...thing, start: 0 });
}

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
