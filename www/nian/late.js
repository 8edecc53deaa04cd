// Modules that few readers need.
import { ours } from "./site.js";

/** Gives a module of ours, fetched when it is first asked for. One that did not come stays so for its
    address: the next time it is asked for by another. */
export function late(path) {
  let [coming, tries] = [undefined, 0];
  const address = () => (tries ? `${path}${path.includes("?") ? "&" : "?"}${tries}` : path);
  return () => (coming ??= import(ours(address())).catch((error) => {
    [coming, tries] = [undefined, tries + 1];
    throw error;
  }));
}
