// A promise that is settled from elsewhere.

/** A promise with the functions that settle it, and whether one did. */
export function promise() {
  const made = { done: false };
  made.promise = new Promise((...both) => {
    [made.resolve, made.reject] = both.map((settle) => (value) => {
      made.done = true;
      settle(value);
    });
  });
  made.promise.catch(() => {}); // nian-error tells it too; not every page waits for `ready`
  return made;
}
