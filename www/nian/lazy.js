// Modules that few readers need, imported on demand.
import { PATIENCE } from "../common/retry.js";
import { VERSION, ours } from "./site.js";

/** Imports a module of ours.
    @template Module
    @param {string} path
    @param {number} patience
    @returns {Promise<Module & { version?: string }>} */
export const importWithTimeout = (path, patience = PATIENCE) =>
  Promise.race([
    import(/** @type {string} it is made one */ (/** @type {unknown} */ (ours(path)))),
    new Promise((_, fail) => setTimeout(fail, patience, new Error(`${path}: late`))),
  ]);

/** A function that imports a module of ours when it is first called, and caches it. The browser caches a failed import
    under its address, so a retry uses another address. So does a module of another build, which may come from an HTTP
    cache; where the host has only that one, ours is gone (404).
    @template Module
    @param {string} path
    @param {number} [patience] in milliseconds
    @returns {() => Promise<Module>} */
export function lazyModule(path, patience) {
  let [coming, tries] = /** @type {[Promise<Module> | undefined, number]} */ ([undefined, 0]);
  /** @type {() => Promise<Module>} */
  const load = async () => {
    const module = await importWithTimeout(tries ? `${path}?${VERSION}&${tries}` : path, patience);
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
