// The engine: the wasm, one instance for the whole page, and the words of its languages.
import { isBlocked, isTrap } from "./faults.js";
import { fetchOnce, once, persist } from "./files.js";
import { ours } from "./site.js";

const PARTS = "%PARTS%";
const NAME = "%GLUE%".replace(/\.js$/, "");

let engine;
let engineBase;
let tries = 0;

async function fetchEngine(cache) {
  const wasm = fetchOnce(ours("%WASM%"), cache); // beside the script, which would ask for it only when it has come
  wasm.catch(() => {}); // looked at below
  // A script that came damaged stays so for its address, and an engine that has trapped for its script.
  const again = tries++ ? `?${tries}` : "";
  const glue = await import(ours(`%GLUE%${again}`));
  engineBase = await glue.default({ module_or_path: wasm });
  engine = glue;
}

const fetchAgain = () => persist(fetchEngine, isBlocked);
let load = once(fetchAgain);

const files = new Map();

/** Has a file for the engine taken by it, once: what there is to wait for, nothing once it has. */
function part(file, take) {
  if (!files.has(file)) {
    const fetchPart = () => persist(async (cache) => {
      const [response] = await Promise.all([fetchOnce(ours(file), cache), load()]);
      await take(response);
      files.get(file).here = true;
    }, isBlocked);
    files.set(file, { load: once(fetchPart), here: false });
  }
  const it = files.get(file);
  return it.here ? undefined : it.load();
}

/** Who is to be told when the engine has stopped for good. */
const mourners = new Set();
export const whenBroken = (told) => mourners.add(told);

/** Forgets an engine that has trapped: the next to need one gets another. */
export function broken() {
  engine = undefined;
  load = once(fetchAgain);
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
