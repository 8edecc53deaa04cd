// Files that are fetched, and asked for again where they do not come.
import { LONGEST } from "../common/known.js";
import { persist } from "../common/persist.js";
import { Fault, fault, outdated } from "./faults.js";
import { PATIENCE, late } from "./late.js";
import { OURS, ours } from "./site.js";

/** The answer for an address. */
export const fetchFile = (url) => persist((cache) => fetchOnce(url, cache));

/** The same, asked for once. A slow line is waited for as long as something comes; `end` ends it. */
export async function fetchOnce(url, cache) {
  const patience = new AbortController();
  const end = () => patience.abort(new Error(`${url}: late`));
  const within = (promise) => {
    const timer = setTimeout(end, PATIENCE);
    return promise.finally(() => clearTimeout(timer));
  };
  const response = await within(fetch(url, { cache, signal: patience.signal })).catch((error) => {
    throw new Error(`${url}: ${error.message}`);
  });
  if (!response.ok) throw Object.assign(new Error(`${url}: ${response.status}`), { status: response.status });
  const parts = response.clone().body.getReader();
  const watch = () => within(parts.read()).then(({ done }) => done || watch());
  watch().catch(() => {}); // who reads the file is told, too
  return Object.assign(response, { end });
}

/** What `read` makes of the text at an address: one that was cut short on the way is none. */
export const fetchRead = (url, read) => persist(async (cache) => read(await (await fetchOnce(url, cache)).text()));

export const fetchText = (url) => fetchRead(url, (text) => text);

/** What `once` gives is made by `make` when it is first asked for, and again after it has failed. */
export function once(make) {
  let made;
  return () =>
    (made ??= make().catch((error) => {
      made = undefined;
      throw error;
    }));
}

/** The text of the file that `src` names: a claim of ours, ARTICLE/CLAIM; a lesson of ours, ARTICLE/EXAMPLE, or any other. */
export async function fetchSource(claim, src, lang) {
  const isOurs = OURS.test(src);
  // An address has one of these signs; a word alone is none of ours.
  if (!isOurs && (claim || !/[/.:?#]./.test(src))) throw await unknown(claim, src, lang);
  try {
    const text = await (isOurs ? fetchText(source(claim, src)) : fetchForeign(new URL(src, document.baseURI), lang));
    // A longer one is refused for its first part, and never looked through.
    return text.slice(0, LONGEST + 1);
  } catch (error) {
    if (error instanceof Fault) throw error;
    // What has the name of no file may be a slip for an example of ours.
    if (error.status === 404 && !src.includes(".")) throw await unknown(claim, src, lang);
    throw await notHad(error, src, lang);
  }
}

const foreign = late("foreign.js");

/** The text of a lesson that somebody else has written. */
async function fetchForeign(url, lang) {
  const { text, wrong } = await persist(async (cache) =>
    (await foreign()).read(() => fetchOnce(url, cache), url, lang)
  );
  if (wrong) throw await fault(wrong[0], lang, ...wrong[1]);
  return text;
}

/** What `read` makes of the file at `url`, which belongs to a lesson of ours and to this build. */
export async function fetchOfLesson(url, src, lang, read) {
  try {
    return await fetchRead(url, read);
  } catch (error) {
    if (error.status !== 404) throw await notHad(error, src, lang);
    await fetchSource(false, src, lang); // there is no such lesson, or
    throw outdated(lang);
  }
}

const source = (claim, src) => ours(`${claim ? "claims" : "lessons"}/${src}.json`);

/** A text of the page's in a sentence: not all of a long one. */
export const named = (src) => (src.length > 60 ? `${src.slice(0, 59)}…` : src);

function notHad(error, src, lang) {
  console.info("nian:", error);
  return fault(error.status === 404 ? "not-found" : "not-loaded", lang, "load", named(src));
}

function unknown(claim, src, lang) {
  if (!src) return fault("bad-value", lang, claim ? "nothing" : "missing");
  return fault("not-found", lang, claim ? "claim" : "unknown", named(src));
}
