// The Cache API, with timeouts. It may be full, may throw, and may never resolve: it is a convenience, and callers go on
// without it.
import { LIMITS } from "./limits.js";
import { within } from "./within.js";

const NAME = `nian ${registration.scope}`; // other sites may lie on the same host, and copies of this one
const NOTE = `${registration.scope}?memory`;
const IMPATIENT = 250; // milliseconds that it is given after it has not answered, until it does again

let hangs = false;

/** The result of a request to the storage: `inTime` rejects after the timeout, `late` has none.
    @template T
    @param {() => Promise<T>} question */
export function asked(question, limit = LIMITS.storage) {
  let open = true;
  const late = question().finally(() => {
    open = hangs = false;
  });
  const inTime = within(hangs ? IMPATIENT : limit, late).finally(() => {
    hangs ||= open;
  });
  inTime.catch(() => {}); // who asks hears of it
  return { inTime, late };
}

/** The result with the usual timeout.
    @template T
    @param {() => Promise<T>} question */
export const soon = (question) => asked(question).inTime;

/** The result with a long timeout, for what no reader waits for.
    @template T
    @param {() => Promise<T>} question */
export const sometime = (question) => asked(question, LIMITS.stalled).inTime;

const open = (/** @type {"files" | "memory"} */ what) => caches.open(`${NAME} ${what}`);
const VARIES = { ignoreVary: true };

/** The cached response of a key, if any.
    @param {string} key */
export const kept = async (key) => (await open("files")).match(key, VARIES);

/** The keys of all cached responses: listing them opens every file, and each page greets the worker.
    @type {Promise<Set<string>> | undefined} */
let listing;

/** The keys of all cached responses, as they were listed and as this worker has changed them since. */
export function keys() {
  const list = async () => new Set((await (await open("files")).keys()).map(({ url }) => url));
  listing ??= list();
  listing.catch(relist);
  return listing;
}

/** Lists them anew next time: others have changed them, or the list never comes. */
export function relist() {
  listing = undefined;
}

/** @type {(key: string, response: Response) => Promise<void>} */
export async function put(key, response) {
  await (await open("files")).put(key, response);
  listing?.then((all) => all.add(key), relist);
}

export async function remove(/** @type {string} */ key) {
  await (await open("files")).delete(key);
  listing?.then((all) => all.delete(key), relist);
}

/** The note that was written last, if it is still there.
    @returns {Promise<import("./memory.js").Memory | undefined>} */
export async function readNote() {
  const note = await (await open("memory")).match(NOTE);
  return note && note.json();
}

/** @param {unknown} note */
export const writeNote = async (note) => (await open("memory")).put(NOTE, new Response(JSON.stringify(note)));
