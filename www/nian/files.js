// Files that are fetched, and asked for again where they do not come.
import { fault, outdated } from "./faults.js";
import { OURS, ours } from "./site.js";

/** How long to wait before a file is asked for again, in milliseconds. */
const AGAIN = [400, 1600];
/** A server that says nothing for so long is asked again. */
const PATIENCE = 20_000;

const pause = (time) => new Promise((then) => setTimeout(then, time));

/** The answer for an address; a file that does not come is asked for again, past the caches. */
export async function fetchFile(url) {
  for (const time of AGAIN) {
    try {
      return await fetchOnce(url, time === AGAIN[0] ? "default" : "reload");
    } catch (error) {
      if (error.status === 404) throw error;
    }
    await pause(time);
  }
  return fetchOnce(url, "reload");
}

async function fetchOnce(url, cache) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error(`${url}: no answer`)), PATIENCE);
  const response = await fetch(url, { cache, signal: patience.signal })
    .catch((error) => { throw new Error(`${url}: ${error.message}`); })
    .finally(() => clearTimeout(timer));
  if (!response.ok) throw Object.assign(new Error(`${url}: ${response.status}`), { status: response.status });
  return response;
}

/** The text at an address, read by `read`; one that was cut short or damaged on the way is asked for again. */
export async function fetchRead(url, read) {
  try {
    return read(await (await fetchFile(url)).text());
  } catch (error) {
    if (error.status) throw error;
    return read(await (await fetchOnce(url, "reload")).text());
  }
}

export const fetchText = (url) => fetchRead(url, (text) => text);

/** What `once` gives is made by `make` when it is first asked for, and again after it has failed. */
export function once(make) {
  let made;
  return () => (made ??= make().catch((error) => {
    made = undefined;
    throw error;
  }));
}

/** The text of the file that `src` names: a claim of ours, ARTICLE/CLAIM; a lesson of ours, ARTICLE/EXAMPLE, or any other. */
export async function fetchSource(claim, src, lang) {
  const isOurs = OURS.test(src);
  if (!isOurs && (claim || !/^\.{0,2}\/|:\/\/|\.json($|[?#])/.test(src))) throw await unknown(claim, src, lang);
  try {
    return await fetchText(isOurs ? source(claim, src) : new URL(src, document.baseURI));
  } catch (error) {
    if (isOurs && error.status === 404) throw await unknown(claim, src, lang);
    throw await notHad(error, src, lang);
  }
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
const named = (src) => (src.length > 60 ? `${src.slice(0, 59)}…` : src);

function notHad(error, src, lang) {
  console.info("nian:", error);
  return fault(error.status === 404 ? "not-found" : "not-loaded", lang, "load", named(src));
}

function unknown(claim, src, lang) {
  if (!src) return fault("bad-value", lang, claim ? "nothing" : "missing");
  return fault("not-found", lang, claim ? "claim" : "unknown", named(src));
}
