// The worksheet in the place of the exercise.
import { withRetry } from "../common/retry.js";
import { lazyModule } from "../nian/lazy.js";
import { site } from "../nian/site.js";

site.base = new URL(".", import.meta.url);
const load = lazyModule("sheet.js");

/** Shows the worksheet that the address asks for, and nothing else. */
export async function onPaper() {
  const section = document.querySelector(".worksheet");
  for (const other of document.querySelectorAll(".play > :not(.practice-head, .worksheet), .practice-head > :not(h1)")) other.remove();
  section.hidden = false;
  try {
    const { worksheet } = await withRetry(load);
    await worksheet(section, (error, again) => fail(section, error, again));
  } catch (error) {
    fail(section, error, onPaper);
  }
}

/** Says that files did not come, and has them asked for again: by a button, or when the network is back. */
function fail(section, error, again) {
  console.info("nian:", error);
  const { notLoaded, again: label } = section.dataset;
  const status = section.querySelector(".told");
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
  const once = () => {
    removeEventListener("online", once);
    status.replaceChildren();
    again();
  };
  button.addEventListener("click", once);
  addEventListener("online", once);
  status.replaceChildren(notLoaded, " ", button);
}
