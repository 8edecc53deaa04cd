// The page of a course for learning platforms (`cargo xtask package --scorm`) until its app is there (`crates/app/src/scorm`),
// which asks for the platform by `nian-platform`: it is the same one after the app has trapped.
import { WRITTEN } from "./common/known.js";
import { nearest } from "./common/nearest.js";
import { insistOn } from "./pages/scripts.js";
import { Platform } from "./scorm/platform.js";

const platform = new Platform();
document.addEventListener("nian-platform", (event) => {
  /** @type {CustomEvent<{ platform?: Platform }>} */ (event).detail.platform = platform;
});

/** @typedef {{ language: string, notLoaded: string, again: string }} Words */

const { documentElement: root } = document;
const place = /** @type {HTMLElement} */ (document.querySelector(".course"));
// The platform may know another language, which the app asks it for.
const language = root.dataset.lang ?? navigator.languages.map(nearest).find((one) => WRITTEN.includes(one)) ?? "en";
root.lang = language;
/** @type {Words[]} */
const all = JSON.parse(/** @type {string} */ (place.dataset.words));
const { notLoaded, again } = all.find((words) => words.language === language) ?? all[0];
Object.assign(place.dataset, { notLoaded, again });

/** @typedef {CustomElementConstructor & { load(language: string): Promise<unknown> }} Elements */

// The elements load it as their engine.
insistOn(async () => /** @type {Elements} */ (await customElements.whenDefined("nian-example")).load(language), place);
