// What may fail is asked for again.

/** The timeout of a request to which nothing answers, in milliseconds: the browser itself has none. */
export const PATIENCE = 20_000;

/** The delays before a retry, in milliseconds. */
const DELAYS = [400, 1600];
/** The same for a file that is missing: a host that is just being written to may lack it for a moment. */
const MISSING = 1000;

/** What `make` gives, which is told how to use the HTTP cache: a failure is retried twice, past the cache. A file that is
    missing twice, and an error that is `hopeless`, is not retried.
    @template T
    @param {(cache: RequestCache) => Promise<T>} make
    @param {(error: unknown) => boolean} hopeless */
export async function withRetry(make, hopeless = () => false) {
  /** @type {[RequestCache, number]} */
  let [cache, missing] = ["default", 0];
  for (const delay of DELAYS) {
    try {
      return await make(cache);
    } catch (/** @type {any} */ error) {
      missing = error.status === 404 ? missing + 1 : 0;
      if (missing > 1 || hopeless(error)) throw error;
    }
    await new Promise((then) => setTimeout(then, missing ? MISSING : delay));
    cache = "reload";
  }
  return make(cache);
}

/** A function that calls `make` once and caches its promise; a failure is not cached.
    @template T
    @param {() => Promise<T>} make */
export function memoAsync(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () =>
    (made ??= make().catch((error) => {
      made = undefined;
      throw error;
    }));
}
