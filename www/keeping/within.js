/** What a promise comes to, or a rejection where that takes longer than so many milliseconds. */
export function within(milliseconds, promise) {
  let timer;
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
