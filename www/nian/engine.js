// The engine: the wasm, one instance for the whole page, and the words of its languages.
import { persist } from "../common/persist.js";
import { isBlocked, isTrap } from "./faults.js";
import { fetchOnce, once } from "./files.js";
import { bring } from "./late.js";
import { ours } from "./site.js";
import { boardStyles } from "./styles.js";

const NAME = "%ENGINE%"; // how the names of its files begin

let engine;
let tries = 0;

async function fetchEngine(cache) {
  const wasm = fetchOnce(ours(`${NAME}_bg.wasm`), cache); // beside the script, which would ask for it only when it has come
  wasm.catch(() => {}); // looked at below
  // A script that came damaged stays so for its address, and an engine that has trapped for its script.
  const again = tries++ ? `?${tries}` : "";
  const glue = await bring(`${NAME}.js${again}`);
  await glue.default({ module_or_path: wasm });
  engine = glue;
}

const fetchAgain = () => persist(fetchEngine, isBlocked);
let load = once(fetchAgain);

const learnt = new Map();

/** What there is to wait for before the engine can speak a language; nothing once it can. */
export function engineComing(language) {
  if (!learnt.has(language)) {
    let lost; // what else is needed, which has been asked for often enough by then
    const learn = () =>
      persist(
        async (cache) => {
          const words = fetchOnce(ours(`${NAME}.${language}.txt`), cache).then((response) => response.text());
          const rest = Promise.all([load(), boardStyles()]).catch((error) => {
            throw (lost = error);
          });
          const [text] = await Promise.all([words, rest]);
          if (!engine.learn(language, text)) throw new Error(`the words of ${language} are not whole`);
          learnt.get(language).here = true;
        },
        (error) => error === lost
      );
    learnt.set(language, { load: once(learn), here: false });
  }
  const { here, load: learn } = learnt.get(language);
  return here ? undefined : learn();
}

/** Who is to be told when the engine has stopped for good. */
const mourners = new Set();
export const whenBroken = (told) => mourners.add(told);

/** Forgets an engine that has trapped: the next to need one gets another. */
export function broken() {
  engine = undefined;
  load = once(fetchAgain);
  learnt.clear();
  mourners.forEach((told) => told());
}

// The engine also runs by timers and events of its own, whose errors reach nobody but the window.
const heard = (error) => engine && isTrap(error) && error.stack?.includes(NAME) && broken();
addEventListener("error", ({ error }) => heard(error));
addEventListener("unhandledrejection", ({ reason }) => heard(reason));

/** What the wasm offers, once it has come. */
export const engineNow = () => engine;
