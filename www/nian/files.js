// Fetches files, with retries.
import { LONGEST } from "../common/known.js";
import { PATIENCE, withRetry } from "../common/retry.js";
import { Fault, fault, isMissing, outdated } from "./faults.js";
import { lazyModule } from "./lazy.js";
import { OURS, ours } from "./site.js";

/** @typedef {Response & { end: () => void }} Fetched an answer; `end` ends what is still to come of it */

/** Fetches without retry. The timeout starts anew with each part of the body; `end` aborts.
    @param {URL} url
    @param {RequestCache} [cache]
    @returns {Promise<Fetched>} */
export async function fetchOnce(url, cache) {
  const patience = new AbortController();
  const end = () => patience.abort(new Error(`${url}: late`));
  /** @template T
      @param {Promise<T>} promise */
  const within = (promise) => {
    const timer = setTimeout(end, PATIENCE);
    return promise.finally(() => clearTimeout(timer));
  };
  const response = await within(fetch(url, { cache, signal: patience.signal })).catch((error) => {
    throw new Error(`${url}: ${error.message}`);
  });
  if (!response.ok) throw Object.assign(new Error(`${url}: ${response.status}`), { status: response.status });
  const parts = /** @type {ReadableStream} */ (response.clone().body).getReader();
  /** @type {() => Promise<boolean>} */
  const watch = () => within(parts.read()).then(({ done }) => done || watch());
  watch().catch(() => {}); // who reads the file is told, too
  return Object.assign(response, { end });
}

/** Fetches a text, with retries, and parses it by `read`, which throws for one that was cut short on the way.
    @template T
    @param {URL} url
    @param {(text: string) => T} read */
export const fetchRead = (url, read) => withRetry(async (cache) => read(await (await fetchOnce(url, cache)).text()));

/** The text of the file that `src` names: a claim of ours, ARTICLE/CLAIM; a lesson of ours, ARTICLE/EXAMPLE, or any other.
    @param {boolean} claim
    @param {string} src
    @param {string} lang */
export async function fetchSource(claim, src, lang) {
  const isOurs = OURS.test(src);
  // An address has one of these signs; a word alone is none of ours.
  if (!isOurs && (claim || !/[/.:?#]./.test(src))) throw await unknown(claim, src, lang);
  try {
    const text = await (isOurs
      ? fetchRead(ours(`${claim ? "claims" : "lessons"}/${src}.json`), String)
      : fetchForeign(new URL(src, document.baseURI), lang));
    // A longer one is refused by its first part, without parsing it.
    return text.slice(0, LONGEST + 1);
  } catch (error) {
    if (error instanceof Fault) throw error;
    // What has the name of no file may be a slip for an example of ours.
    if (isMissing(error) && !src.includes(".")) throw await unknown(claim, src, lang);
    throw await notHad(error, src, lang);
  }
}

/** @type {() => Promise<typeof import("../foreign.js")>} */
const foreign = lazyModule("foreign.js");

/** The text of a lesson that somebody else has written.
    @param {URL} url
    @param {string} lang */
async function fetchForeign(url, lang) {
  const { text, wrong } = await withRetry(async (cache) =>
    (await foreign()).read(() => fetchOnce(url, cache), url, lang)
  );
  if (wrong) throw await fault(wrong[0], lang, ...wrong[1]);
  return text;
}

/** What `read` makes of the file at `url`, which belongs to a lesson of ours and to this build.
    @template T
    @param {URL} url
    @param {string} src
    @param {string} lang
    @param {(text: string) => T} read */
export async function fetchOfLesson(url, src, lang, read) {
  try {
    return await fetchRead(url, read);
  } catch (error) {
    if (!isMissing(error)) throw await notHad(error, src, lang);
    await fetchSource(false, src, lang); // there is no such lesson, or
    throw outdated(lang);
  }
}

/** A text of the page's for a sentence, truncated.
    @param {string} src */
export const named = (src) => (src.length > 60 ? `${src.slice(0, 59)}…` : src);

/** The error for a file that could not be fetched.
    @param {unknown} error
    @param {string} src
    @param {string} lang */
function notHad(error, src, lang) {
  console.info("nian:", error);
  return fault(isMissing(error) ? "not-found" : "not-loaded", lang, "load", named(src));
}

/** The error for a name that is none of ours.
    @param {boolean} claim
    @param {string} src
    @param {string} lang */
function unknown(claim, src, lang) {
  if (!src) return fault("bad-value", lang, claim ? "nothing" : "missing");
  return fault("not-found", lang, claim ? "claim" : "unknown", named(src));
}
