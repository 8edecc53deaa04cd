// The page of a ready-made lesson plan: the code of the address that pupils get, and the button that prints the page.
import { withRetry } from "../common/retry.js";
import { insist, insistOn } from "./scripts.js";

/** Names that each computer has for itself. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export const planPage = async () => {
  /** @type {HTMLElement | null} */
  const pupils = document.querySelector(".plan .pupils");
  if (!pupils) return;
  const button = /** @type {HTMLButtonElement} */ (document.querySelector(".plan button"));
  button.hidden = false;
  button.addEventListener("click", () => print());
  const [link] = pupils.getElementsByTagName("a");
  const open = /^https?:$/.test(link.protocol) && !LOOPBACK.test(link.hostname);
  pupils.dataset.open = String(open); // the styles say that pupils cannot open it, and leave it off paper
  if (!open) return;
  link.textContent = link.href;
  const { codeOf } = /** @type {typeof import("../tools.js")} */ (await insist("tools.js", pupils));
  link.before(await insistOn(() => withRetry(() => codeOf(link.href, pupils.dataset.code ?? "")), pupils));
};
