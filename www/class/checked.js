// Which things of a lesson there are.
import { isThere, namesIn } from "./names.js";
import { language } from "./said.js";

/** The lesson without what this site does not have: { deck, faults }. Where the names do not come all of it stays, and
    each thing says itself what is wrong. */
export async function checked(deck) {
  const names = await namesIn(language).catch(() => undefined);
  if (!names) return { deck, faults: [] };
  const { things, faults } = settled(deck.things, names);
  const here = things.findIndex(({ was }) => was === deck.at - 1);
  const at = here < 0 ? 1 : here + 1;
  const whole = things.map(({ thing }) => thing);
  return { deck: { ...deck, things: whole, at, step: here < 0 ? whole[0]?.start ?? 0 : deck.step }, faults };
}

/** The things that there are, and those that are not. A section without an example may have a claim. */
function settled(all, names) {
  const [things, faults] = [[], []];
  all.forEach((thing, was) => {
    const claim = { ...thing, kind: "claim", start: 0 };
    if (isThere(thing, names)) things.push({ thing, was });
    else if (thing.kind === "example" && isThere(claim, names)) things.push({ thing: claim, was });
    else faults.push({ code: "unknown", about: thing.of });
  });
  return { things, faults };
}
