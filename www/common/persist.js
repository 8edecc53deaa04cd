/** How long to wait before a file is asked for again, in milliseconds. */
const AGAIN = [400, 1600];
/** The same for one that is missing: a host that is just being written to may lack it for a moment. */
const MISSING = 1000;

/** What `make` gives, which is told how to use the caches: what fails is tried again, past them. What
    is missing twice, and what is `hopeless`, is not. */
export async function persist(make, hopeless = () => false) {
  let [cache, missing] = ["default", 0];
  for (const time of AGAIN) {
    try {
      return await make(cache);
    } catch (error) {
      missing = error.status === 404 && missing + 1;
      if (missing > 1 || hopeless(error)) throw error;
    }
    await new Promise((then) => setTimeout(then, missing ? MISSING : time));
    cache = "reload";
  }
  return make(cache);
}
