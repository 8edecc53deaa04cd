import { button } from "../common/make.js";
import { BESIDES, SETTINGS, SHOWN_BY } from "../common/known.js";
import { keepInAddress, keepSettings } from "./address.js";
import { root } from "./root.js";
import { script } from "./scripts.js";

/** @typedef {import("../nian.js").NianElement} NianElement */

/** @type {() => Promise<typeof import("../stage.js")>} */
const staging = script("stage.js");
/** @type {() => Promise<typeof import("../packed.js")>} */
const packing = script("packed.js");

/** @typedef {import("./root.js").Texts} Texts */

/** Says in the place of a card why there is none; `more` is a button, say.
    @param {HTMLElement} place
    @param {(Node | string)[]} more */
const say = (place, ...more) => {
  place.replaceChildren(...more);
  place.setAttribute("role", "alert");
};

/** Says that a script could not be loaded, with a button to retry.
    @param {HTMLElement} place
    @param {Texts} texts
    @param {unknown} error */
const notCome = (place, { notLoaded, again }, error) => {
  console.info("nian:", error);
  const reload = () => location.reload();
  say(place, notLoaded, " ", button(again, reload));
};

/** Fits a widget to the screen, which needs the engine for other layouts; a browser too old for it, or
    one that cannot run the engine, shows the card as it is.
    @param {NianElement} widget */
const putOnStage = async (widget) => {
  try {
    await customElements.whenDefined(widget.localName);
    await widget.engine;
    const { stage } = await staging();
    await stage(widget);
  } catch {}
};

/** Whether an address holds the text that was packed into it, and not what is left of that where the address was cut.
    @param {string} packed
    @param {string} text */
const isWhole = (packed, text) => {
  if (packed.startsWith("{")) return true; // written by hand: its element says what is wrong with it
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    return !(error instanceof SyntaxError); // what is nested too deeply to be read here is told with its place
  }
};

/** Puts a lesson of an address into the tag of a widget; whether all of it is there.
    @param {NianElement} widget
    @param {string} packed */
const inTag = async (widget, packed) => {
  const { unpack } = await packing();
  const script = document.createElement("script");
  script.type = "application/json";
  script.textContent = await unpack(packed);
  widget.append(script);
  widget.dataset.lesson = packed; // so it stands in links
  return isWhole(packed, script.text);
};

/** `show/?example=ARTICLE/EXAMPLE&step=3`, or `show/ARTICLE/EXAMPLE/?step=3`, or `show/?lesson=…` with all of a lesson:
    one widget and nothing else, for projectors and frames.
    @param {(() => void) | undefined} printed what puts the card on paper */
export const showPage = async (printed) => {
  /** @type {HTMLElement | null} */
  const place = document.querySelector(".shown");
  if (!place) return;
  const asked = new URLSearchParams(location.search);
  const kind = Object.keys(SHOWN_BY).find((name) => asked.has(name)) ?? (asked.has("digits") ? "number" : "example");
  const widget = /** @type {NianElement} */ (document.createElement(`nian-${kind}`));
  const packed = kind === "example" && asked.get("lesson");
  if (packed) {
    const texts = /** @type {Texts} */ (/** @type {HTMLElement} */ (place.closest(".show")).dataset);
    try {
      if (!(await inTag(widget, packed))) return say(place, texts.cut);
    } catch (error) {
      return notCome(place, texts, error);
    }
  } else if (!asked.has(kind) && kind === "example")
    asked.set(kind, place.dataset.example ?? "nim-and-variants/three-four-five");
  for (const [name, value] of asked) {
    if (name === kind) widget.setAttribute(SHOWN_BY[kind], value);
    else if (BESIDES.includes(name)) widget.setAttribute(name, value);
  }
  widget.hidden = printed !== undefined; // so it stays asleep
  place.append(widget);
  if (printed) return printed();
  // It came too late for the loader to look at it first, and a frame that is out of sight has nothing near the screen: its
  // styles would be fetched for nothing.
  if (packed)
    customElements.whenDefined(widget.localName).then(() => {
      widget.ready;
    });
  keepSettings(widget, SETTINGS);
  widget.addEventListener("nian-step", ({ detail }) => {
    if (kind !== "game") keepInAddress("step", detail.step);
  });
  for (const name of ["nian-move", "nian-step"]) {
    widget.addEventListener(name, () => {
      const { state } = widget; // none while it is just being given another game
      if (kind === "game" && state) keepInAddress("game", state.split(" ")[0]);
    });
  }
  if (parent === window) {
    if (root.dataset.theme === "projector") putOnStage(widget);
    return;
  }
  root.dataset.framed = "on";
  // In braces: as what an arrow gives back it would be a tail call, of which WebKit does not know who made it.
  // And without measuring: that would lay out the page around the frame, which may change the very size
  // that is being told, and WebKit then tells the page of "a loop".
  let height = 0;
  const postHeight = () => {
    parent.postMessage({ nianHeight: height }, "*");
    // WordPress knows the frames that it has made of links by a word behind their address.
    const [, secret] = location.hash.match(/[?&]secret=(\w+)/) ?? [];
    if (secret) parent.postMessage({ message: "height", value: Math.ceil(height), secret }, "*");
  };
  new ResizeObserver(([{ borderBoxSize }]) => {
    height = borderBoxSize[0].blockSize;
    postHeight();
  }).observe(root);
  // `frame.js` asks when it has come later than this.
  addEventListener("message", ({ source, data }) => {
    if (source === parent && data?.nianHeight === null && height) postHeight();
  });
  addEventListener("hashchange", postHeight); // it may be put there later
};
