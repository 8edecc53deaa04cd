// Modules that few readers need.
import { VERSION, ours } from "./site.js";

/** A server that says nothing for so long is given up, in milliseconds. */
export const PATIENCE = 20_000;

/** A module of ours: a browser would wait for it for ever. */
export const bring = (path, patience = PATIENCE) =>
  Promise.race([import(ours(path)), new Promise((_, fail) => setTimeout(fail, patience, new Error(`${path}: late`)))]);

/** Gives a module of ours, fetched when it is first asked for. One that did not come stays so for its
    address: the next time it is asked for by another. So is one of another build, which may be a cache's; where
    the host has no other, ours is gone. */
export function late(path, patience) {
  let [coming, tries] = [undefined, 0];
  const load = async () => {
    const module = await bring(tries ? `${path}?${VERSION}&${tries}` : path, patience);
    if ((module.version ?? VERSION) === VERSION) return module; // a wasm's script has none
    if (tries) throw Object.assign(new Error(`${path}: another build`), { status: 404 });
    tries = 1;
    return load();
  };
  return () =>
    (coming ??= load().catch((error) => {
      [coming, tries] = [undefined, tries + 1];
      throw error;
    }));
}
