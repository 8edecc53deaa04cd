/** A promise with a timeout.
    @template T
    @param {number} milliseconds
    @param {Promise<T>} promise
    @returns {Promise<T>} */
export function within(milliseconds, promise) {
  /** @type {number | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
