// A card that fills the screen, before a class.
import { withRetry } from "../common/retry.js";
import { lazyModule } from "../nian/lazy.js";

/** @type {() => Promise<typeof import("../stage.js")>} */
const staging = lazyModule("stage.js");

export const isFull = (/** @type {Element} */ widget) => widget.matches(":fullscreen, [data-nian-full]");

/** Those on the way to the full screen. @type {WeakSet<Element>} */
const entering = new WeakSet();

/** Fills the screen with the widget, in the colours and the size for a projector; and back.
    @param {import("../tools.js").Card} card */
export async function toggleFull({ widget }) {
  if (widget.matches(":fullscreen")) return document.exitFullscreen();
  if (widget.matches("[data-nian-full]")) return widget.removeAttribute("data-nian-full");
  if (entering.has(widget)) return;
  entering.add(widget);
  const theme = widget.getAttribute("theme");
  widget.setAttribute("theme", "projector");
  const left = () => {
    if (isFull(widget)) return;
    observer.disconnect();
    widget.removeEventListener("fullscreenchange", left);
    staged.then((leave) => leave());
    if (theme === null) widget.removeAttribute("theme");
    else widget.setAttribute("theme", theme);
  };
  const observer = new MutationObserver(left);
  try {
    await widget.requestFullscreen();
  } catch {
    // A frame may not, and a telephone cannot: it fills the window then.
    widget.setAttribute("data-nian-full", "");
  }
  entering.delete(widget);
  observer.observe(widget, { attributeFilter: ["data-nian-full"] });
  widget.addEventListener("fullscreenchange", left);
  const staged = widget.engine
    .then(() => withRetry(staging))
    .then(({ stage }) => stage(widget))
    .catch(() => () => {}); // a browser too old for it shows the card as it is
  const inside = widget.shadowRoot;
  if (inside.activeElement) return; // a board is played on, say
  const first = ["[data-do=next]", ".nian-board [tabindex='0']", "button"].map((css) => inside.querySelector(css));
  /** @type {HTMLElement | undefined} */ (first.find(Boolean))?.focus();
}
