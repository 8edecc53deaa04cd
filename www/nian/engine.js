// The engine: the wasm, one instance for the whole page, and the words of its languages.
import { fetchFile, once } from "./files.js";
import { ours } from "./site.js";

const PARTS = "%PARTS%";

let engine;
let tries = 0;
const load = once(async () => {
  const wasm = fetchFile(ours("%WASM%")); // beside the script, which would ask for it only when it has come
  wasm.catch(() => {}); // looked at below
  // A script that came damaged stays so for its address.
  const again = tries++ ? `?${tries}` : "";
  const glue = await import(ours(`%GLUE%${again}`));
  const base = await glue.default({ module_or_path: wasm });
  engine = glue;
  engineBase = base;
});
let engineBase;

const files = new Map();
const part = (file, take) => {
  if (!files.has(file)) {
    files.set(file, { load: once(async () => {
      const [response] = await Promise.all([fetchFile(ours(file)), load()]);
      await take(response);
      files.get(file).here = true;
    }) });
  }
  const it = files.get(file);
  return it.here ? undefined : it.load();
};

/** What there is to wait for before the engine can speak a language; nothing once it can. */
export function engineComing(language) {
  const coming = PARTS.flatMap(({ name, code, words }) => [
    code && part(`%PART%`, async (response) => WebAssembly.instantiate(await response.arrayBuffer(), { base: engineBase })),
    words && part(`%WORDS%`, async (response) => {
      if (!engine.learn(language, name, await response.text())) throw new Error(`${response.url}: not of this version`);
    }),
  ]).filter(Boolean);
  return coming.length ? Promise.all(coming) : undefined;
}

/** What the wasm offers, once it has come. */
export const engineNow = () => engine;

/** The same for a language, fetched now if it is not there. */
export async function engineFor(language) {
  await engineComing(language);
  return engine;
}
