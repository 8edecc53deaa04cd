/** The fold-out in which a position is set up by hand. Its script is fetched when it is first opened, and
    again where it did not come. */
export const byHand = (board, show) => {
  const fold = document.querySelector("details.by-hand");
  if (!fold) return;
  const [waiting, failed, hand] = fold.querySelectorAll(".waiting, .failed, .hand");
  const see = (part) => { for (const one of [waiting, failed, hand]) one.hidden = one !== part; };
  let [begun, tries] = [false, 0];
  const begin = async () => {
    if (begun || !fold.open) return;
    begun = true;
    see(waiting);
    try {
      // A script that did not come stays so for its address.
      const script = new URL(fold.dataset.script + (tries ? `?${tries}` : ""), document.baseURI);
      const { setUpByHand } = await import(script);
      setUpByHand(fold, board, show);
      see(hand);
    } catch {
      [begun, tries] = [false, tries + 1];
      see(failed);
    }
  };
  fold.addEventListener("toggle", begin);
  failed.querySelector("button").addEventListener("click", begin);
};
