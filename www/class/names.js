// What pages call the things of a lesson, a file for each language.
import { withRetry } from "../common/retry.js";
import { VERSION, ours } from "../nian/site.js";

const coming = new Map(); // by language

/** The names in a language. What did not come is asked for again the next time. */
export function namesIn(language) {
  if (!coming.has(language)) {
    coming.set(language, withRetry((cache) => fetchNames(language, cache)).catch((error) => {
      coming.delete(language);
      throw error;
    }));
  }
  return coming.get(language);
}

async function fetchNames(language, cache) {
  const response = await fetch(ours(`names.${language}.json?${VERSION}`), { cache });
  if (!response.ok) throw Object.assign(new Error(`${response.status} ${response.url}`), { status: response.status });
  return response.json();
}

/** Whether there is such a thing; of positions and numbers only their element can tell. */
export function isThere({ kind, of }, names) {
  const known = { example: names.examples, claim: names.claims, table: names.tables }[kind];
  return !known || Object.hasOwn(known, of);
}
