// The engine: the wasm, one instance for the whole page, and the words of its languages.
import { memoAsync, withRetry } from "../common/retry.js";
import { isBlocked, isTrap } from "./faults.js";
import { fetchOnce } from "./files.js";
import { importWithTimeout } from "./lazy.js";
import { ours } from "./site.js";
import { boardStyles } from "./styles.js";

/**
 * A running element of the engine (`crates/engine/src/handle.rs`).
 *
 * @typedef {{
 *   readonly position: string | null,
 *   readonly outcome: import("../nian.js").NianOutcome | null,
 *   readonly winning: string[],
 *   readonly question: string | null,
 *   readonly state: string | null,
 *   readonly step: number,
 *   readonly steps: number,
 *   readonly task: number,
 *   readonly score: import("../nian.js").NianScore | null,
 *   attach(board: Element, emit: Emit): void,
 *   detach(): void,
 *   replace(element: string, file: string): boolean,
 *   resume(step: number, asked: boolean, revealed: boolean, listed: boolean): void,
 *   adopt(wide: boolean, steps: Node, reasons: Node): void,
 *   setAttribute(name: string, value: string | null): void,
 *   setLanguage(tag: string): void,
 *   resize(width: number): void,
 *   complain(message: string, code: string, ...more: (Node | string)[]): void,
 *   command(command: string): void,
 *   key(key: string): boolean,
 *   treeKey(key: string): boolean,
 *   goTo(target: unknown): void,
 *   canGoTo(target: unknown): boolean,
 *   play(move: string): void,
 *   answer(answer: string): void,
 *   hint(): void,
 *   next(): void,
 *   reveal(): void,
 *   undo(): void,
 *   redo(): void,
 *   reset(): void,
 *   check(): void,
 *   cancel(): void,
 *   progress(percent: number): void,
 *   verdict(text: string): void,
 * }} Handle
 *
 * @typedef {(name: string, detail?: any) => void} Emit a callback with what happens in a widget
 *
 * The engine's script, as wasm-bindgen writes it.
 *
 * @typedef {{
 *   default(from: { module_or_path: Promise<Response> }): Promise<unknown>,
 *   learn(language: string, text: string): boolean,
 *   warm(language: string): void,
 *   fault(text: string, language: string, lines: string): string,
 *   discover(place: Element, language: string, tell: (command: string) => void): number | undefined,
 *   actOnDiscovery(board: number, command: string): void,
 *   recallDiscovery(place: Element, language: string): void,
 *   Handle: { open(host: Element, file: string, language: string, site: string, seed: number): Handle | undefined },
 * }} Engine
 */

const NAME = "%ENGINE%"; // how the names of its files begin

/** How the names of the wasm's files begin: on our pages of tools an app, which has the engine in it, as two of them must not
    be in one page. `theme.js` may choose another after this has run. */
const wasm = () => document.documentElement.dataset.nianWasm ?? NAME;

/** @type {Engine | undefined} */
let engine;
let tries = 0;

/** @param {RequestCache} cache */
async function fetchEngine(cache) {
  const binary = fetchOnce(ours(`${wasm()}_bg.wasm`), cache); // beside the script, which would ask for it only when it has come
  binary.catch(() => {}); // looked at below
  // The browser caches a damaged module by its address, and a trapped instance belongs to its script.
  const again = tries++ ? `?${tries}` : "";
  const glue = await importWithTimeout(`${wasm()}.js${again}`);
  await glue.default({ module_or_path: binary });
  engine = glue;
}

const fetchAgain = () => withRetry(fetchEngine, isBlocked);
let load = memoAsync(fetchAgain);

/** @type {Map<string, { load: () => Promise<void>, here: boolean }>} */
const learnt = new Map();

/** The promise of the engine with a language; none once it is there.
    @param {string} language */
export function engineComing(language) {
  if (!learnt.has(language)) {
    /** @type {unknown} */
    let lost; // what else is needed, which has been asked for often enough by then
    const learn = () =>
      withRetry(
        async (cache) => {
          const words = fetchOnce(ours(`${NAME}.${language}.txt`), cache).then((response) => response.text());
          const rest = Promise.all([load(), boardStyles()]).catch((error) => {
            throw (lost = error);
          });
          const [text] = await Promise.all([words, rest]);
          if (!(/** @type {Engine} */ (engine).learn(language, text))) throw new Error(`words of ${language}`);
          known.here = true;
        },
        (error) => error === lost
      );
    const known = { load: memoAsync(learn), here: false };
    learnt.set(language, known);
  }
  const { here, load: learn } = /** @type {{ load: () => Promise<void>, here: boolean }} */ (learnt.get(language));
  return here ? undefined : learn();
}

/** Callbacks for when the engine has stopped for good. @type {Set<() => void>} */
const callbacks = new Set();
export const onBroken = (/** @type {() => void} */ callback) => callbacks.add(callback);

/** Drops an engine that has trapped: the next caller gets a new instance. */
export function broken() {
  engine = undefined;
  load = memoAsync(fetchAgain);
  learnt.clear();
  callbacks.forEach((callback) => callback());
  if (wasm() !== NAME) load().catch(() => {}); // an app comes back by itself, so often as it says (`crates/app/src/restart.rs`)
}

// The engine also runs in timers and event listeners of its own, whose errors only reach the window.
// A trap in what it does first is heard before the engine is there.
const onError = (/** @type {any} */ { error, reason = error }) =>
  isTrap(reason) && reason.stack?.includes(wasm()) && setTimeout(() => engine && broken());
["error", "unhandledrejection"].forEach((type) => addEventListener(type, onError));

/** The exports of the wasm, once it is loaded. */
export const engineNow = () => engine;
