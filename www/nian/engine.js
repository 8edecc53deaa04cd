// The engine: the wasm, one instance for the whole page, and the words of its languages.
import { isTrap } from "./faults.js";
import { fetchFile, once } from "./files.js";
import { ours } from "./site.js";

const PARTS = "%PARTS%";
const NAME = "%GLUE%".replace(/\.js$/, "");

let engine;
let tries = 0;
const fetchEngine = async () => {
  const wasm = fetchFile(ours("%WASM%")); // beside the script, which would ask for it only when it has come
  wasm.catch(() => {}); // looked at below
  // A script that came damaged stays so for its address, and an engine that has trapped for its script.
  const again = tries++ ? `?${tries}` : "";
  const glue = await import(ours(`%GLUE%${again}`));
  const base = await glue.default({ module_or_path: wasm });
  engine = glue;
  engineBase = base;
};
let load = once(fetchEngine);
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

/** Who is to be told when the engine has stopped for good. */
const mourners = new Set();
export const whenBroken = (told) => mourners.add(told);

/** Forgets an engine that has trapped: the next to need one gets another. */
export function broken() {
  engine = undefined;
  load = once(fetchEngine);
  files.clear();
  mourners.forEach((told) => told());
}

// The engine also runs by timers and events of its own, whose errors reach nobody but the window.
const heard = (error) => engine && isTrap(error) && error.stack?.includes(NAME) && broken();
addEventListener("error", ({ error }) => heard(error));
addEventListener("unhandledrejection", ({ reason }) => heard(reason));

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
