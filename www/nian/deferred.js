// A deferred: a promise that is settled from elsewhere.

/**
 * @template T
 * @typedef {object} Deferred
 * @property {boolean} done
 * @property {Promise<T>} promise
 * @property {(value: T) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

/** A promise with the functions that settle it, and whether one did.
    @template T
    @returns {Deferred<T>} */
export function deferred() {
  const made = /** @type {Deferred<T>} */ ({ done: false });
  made.promise = new Promise((...both) => {
    [made.resolve, made.reject] = both.map((settle) => (/** @type {any} */ value) => {
      made.done = true;
      settle(value);
    });
  });
  made.promise.catch(() => {}); // nian-error tells it too; not every page waits for `ready`
  return made;
}
