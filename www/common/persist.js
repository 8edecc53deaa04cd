/** How long to wait before a file is asked for again, in milliseconds. */
const AGAIN = [400, 1600];
/** The same for one that is missing: a host that is just being written to may lack it for a moment. */
const MISSING = 1000;

const pause = (time) => new Promise((then) => setTimeout(then, time));

/** What `make` gives, which is told how to use the caches: what fails is tried again, past them. What
    is missing twice, and what is `hopeless`, is not. */
export async function persist(make, hopeless = () => false) {
  let [cache, missing] = ["default"];
  for (const time of AGAIN) {
    try {
      return await make(cache);
    } catch (error) {
      const before = missing;
      missing = error.status === 404;
      if ((before && missing) || hopeless(error)) throw error;
    }
    await pause(missing ? MISSING : time);
    cache = "reload";
  }
  return make(cache);
}
