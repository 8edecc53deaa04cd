/** How long to wait before a file is asked for again, in milliseconds. */
const AGAIN = [400, 1600];

const pause = (time) => new Promise((then) => setTimeout(then, time));

/** What `make` gives, which is told how to use the caches: what fails is tried again, past them. What
    is missing, and what is `hopeless`, is not. */
export async function persist(make, hopeless = () => false) {
  let cache = "default";
  for (const time of AGAIN) {
    try {
      return await make(cache);
    } catch (error) {
      if (error.status === 404 || hopeless(error)) throw error;
    }
    await pause(time);
    cache = "reload";
  }
  return make(cache);
}
