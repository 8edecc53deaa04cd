// A promise that is settled from elsewhere.

/** A promise with the functions that settle it, and whether one did. */
export function promise() {
  const made = { done: false };
  made.promise = new Promise((resolve, reject) => {
    const settle = (by) => (value) => {
      made.done = true;
      by(value);
    };
    made.resolve = settle(resolve);
    made.reject = settle(reject);
  });
  made.promise.catch(() => {}); // nian-error tells it too; not every page waits for `ready`
  return made;
}
