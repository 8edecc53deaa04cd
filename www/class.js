// Fits the cards of a lesson to the screen on stage, which is a script; the rest of the page `class/` is the app's
// (`crates/app/src/lecture`): it asks for a card to be fitted by `nian-fit`.
import { withRetry } from "./common/retry.js";
import { lazyModule } from "./nian/lazy.js";
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

/** What a card is fitted by: the promise is of what undoes that.
    @typedef {{ widget: import("./nian.js").NianElement, coming?: Promise<() => void> }} Fit */

/** @type {() => Promise<typeof import("./stage.js")>} */
const staging = lazyModule("stage.js");

document.addEventListener("nian-fit", (event) => {
  const { detail } = /** @type {CustomEvent<Fit>} */ (event);
  detail.coming = withRetry(staging).then(({ stage }) => stage(detail.widget));
});
document.dispatchEvent(new Event("nian-fits"));
