import { withRetry } from "../common/retry.js";
import { lazyModule } from "../nian/lazy.js";

const module = lazyModule("stage.js");

/** Fits a card to the screen, until the function that comes back is called. */
export async function stage(widget) {
  return (await withRetry(module)).stage(widget);
}
