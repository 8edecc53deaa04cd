import { fill } from "../common/fill.js";

/** @typedef {import("../nian.js").NianClaim} NianClaim */
/** @typedef {import("./root.js").Texts} Texts */

/** `checked/`: the button that has all claims checked, one after the other. */
export const checkedPage = () => {
  const all = document.querySelector(".check-all");
  if (!all) return;
  const [button, status] = /** @type {Iterable<HTMLElement>} */ (all.children);
  const claims = [...document.querySelectorAll("nian-claim")];
  const say = (/** @type {string} */ name, /** @type {number[]} */ ...numbers) => {
    status.textContent = fill(/** @type {Texts} */ (status.dataset)[name], ...numbers);
  };
  let going = false;
  let end = async () => {};
  /** Runs one check; whether its result is as expected.
      @param {NianClaim} claim */
  const check = async (claim) => {
    try {
      await claim.ready;
    } catch {
      return false;
    }
    if (!going) return false;
    const listening = new AbortController();
    const { signal } = listening;
    const expected = await new Promise((resolve) => {
      claim.addEventListener("nian-checked", ({ detail }) => resolve(detail.expected), { signal });
      claim.addEventListener("nian-error", () => resolve(false), { signal });
      end = async () => {
        resolve(false);
        claim.cancel();
      };
      claim.check();
    }).catch(() => false); // its engine has just trapped
    listening.abort();
    return expected;
  };
  const checkAll = async () => {
    let [done, wrong] = [0, 0];
    for (const claim of claims) {
      say("going", done, claims.length);
      const expected = await check(claim);
      if (!going) return say("stopped", done, claims.length);
      done += 1;
      if (!expected) wrong += 1;
    }
    if (wrong) say("wrong", wrong, claims.length);
    else say("done", done);
  };
  button.addEventListener("click", async () => {
    if (going) {
      going = false;
      return end().catch(() => {});
    }
    going = true;
    button.textContent = /** @type {Texts} */ (button.dataset).stop;
    await checkAll();
    going = false;
    button.textContent = /** @type {Texts} */ (button.dataset).check;
  });
};
