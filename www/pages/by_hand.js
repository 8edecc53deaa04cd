import { persist } from "../common/persist.js";
import { late } from "../nian/late.js";

const load = late("setup.js");

/** The fold-out in which a position is set up by hand. Its script is fetched when it is first opened, and
    again where it did not come. */
export const byHand = (board, show) => {
  const fold = document.querySelector("details.by-hand");
  if (!fold) return;
  const [waiting, failed, hand] = fold.querySelectorAll(".waiting, .failed, .hand");
  const see = (part) => {
    for (const one of [waiting, failed, hand]) one.hidden = one !== part;
  };
  let begun = false;
  const begin = async () => {
    if (begun || !fold.open) return;
    begun = true;
    see(waiting);
    try {
      const { setUpByHand } = await persist(load);
      setUpByHand(fold, board, show);
      see(hand);
    } catch {
      begun = false;
      see(failed);
    }
  };
  fold.addEventListener("toggle", begin);
  failed.querySelector("button").addEventListener("click", begin);
};
