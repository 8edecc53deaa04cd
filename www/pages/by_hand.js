import { withRetry } from "../common/retry.js";
import { lazyModule } from "../nian/lazy.js";

/** @typedef {import("../nian.js").NianGame} NianGame */
/** @typedef {(typed: string) => Promise<boolean>} Show shows a position; whether the board took it */

/** @type {() => Promise<{ setUpByHand(fold: HTMLDetailsElement, board: NianGame, show: Show): void }>} */
const load = lazyModule("setup.js");

/** The fold-out in which a position is set up by hand. Its script is fetched when it is first opened, and
    again where it did not come.
    @param {NianGame} board
    @param {Show} show */
export const byHand = (board, show) => {
  /** @type {HTMLDetailsElement | null} */
  const fold = document.querySelector("details.by-hand");
  if (!fold) return;
  const [waiting, failed, hand] = /** @type {Iterable<HTMLElement>} */ (
    fold.querySelectorAll(".waiting, .failed, .hand")
  );
  const see = (/** @type {HTMLElement} */ part) => {
    for (const one of [waiting, failed, hand]) one.hidden = one !== part;
  };
  let begun = false;
  const begin = async () => {
    if (begun || !fold.open) return;
    begun = true;
    see(waiting);
    try {
      const { setUpByHand } = await withRetry(load);
      setUpByHand(fold, board, show);
      see(hand);
    } catch {
      begun = false;
      see(failed);
    }
  };
  fold.addEventListener("toggle", begin);
  failed.querySelector("button")?.addEventListener("click", begin);
};
