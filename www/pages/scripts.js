// Scripts that a page fetches besides `page.js`, beside which they lie. One that fails is asked for again, by another
// address: a browser remembers that the first was no good.
import { withRetry } from "../common/retry.js";
import { button, make } from "../common/make.js";
import { lazyModule } from "../nian/lazy.js";
import { site } from "../nian/site.js";

/** @type {HTMLScriptElement | null} */
const own = document.querySelector("script[src$='page.js']");
site.base = new URL(".", own?.src ?? document.baseURI); // a package has all of it beside its page

/** Gives a script, fetched when it is first asked for.
    @template Module
    @param {string} name
    @returns {() => Promise<Module>} */
export const script = (name) => {
  /** @type {() => Promise<Module>} */
  const load = lazyModule(name);
  return () => withRetry(load);
};

/** Gives a script without which the page is not what its address says. Where it fails for good that is said before `place`,
    in the words that are written there, and it is asked for again: by a button, or when the network is back. Where that
    fails, too, the button loads the page: what a script imports has its own address, which the browser remembers as well.
    @param {string} name
    @param {HTMLElement} place */
export const insist = (name, place) => insistOn(script(name), place);

/** The same of anything that is loaded.
    @template Loaded
    @param {() => Promise<Loaded>} load
    @param {HTMLElement} place */
export const insistOn = async (load, place) => {
  for (let tried = false; ; tried = true) {
    try {
      return await load();
    } catch (error) {
      console.info("nian:", error);
      await askedAgain(place);
      if (tried) location.reload();
    }
  }
};

/** @type {(place: HTMLElement) => Promise<void>} */
const askedAgain = (place) =>
  new Promise((then) => {
    const { notLoaded, again } = /** @type {import("./root.js").Texts} */ (place.dataset);
    const once = () => {
      removeEventListener("online", once);
      line.remove();
      then();
    };
    const line = make("p", { className: "copying not-loaded" }, notLoaded, " ", button(again, once, "quiet"));
    line.setAttribute("role", "alert");
    addEventListener("online", once);
    place.querySelector(".waiting")?.remove(); // it says the same
    place.before(line);
  });
