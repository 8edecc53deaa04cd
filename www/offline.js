// Registers the service worker (`sw.js`), and says when the whole site is cached, or that the site has changed since the
// page was opened. Imported by our pages when they are idle.
import { button } from "./common/make.js";
import { written } from "./common/written.js";

/** What the worker says: that all is here, or not and why, or that there is a newer version.
    @typedef {{ whole?: boolean, unkept?: string, outdated?: boolean }} News */

/** A page that is all one widget has none. @type {HTMLElement | null} */
const place = document.querySelector(".page-foot .offline");
const AGAIN = 3_600_000; // how often a page that stays open looks for a newer version, in milliseconds
const SOON = 1000; // how long a worker may be busy with a page that has just come

/** Registers the worker at `address` for a page of this build. Where the reader saves data nothing is fetched.
    @param {string} address
    @param {string} build */
export async function keep(address, build) {
  const { serviceWorker } = navigator;
  const saving = /** @type {import("./nian/rest.js").SavingNavigator} */ (navigator);
  const saves = Boolean(saving.connection?.saveData);
  const script = new URL(address, document.baseURI).href;
  // Around this copy of the site there may be another.
  const ours = (/** @type {ServiceWorkerRegistration} */ { scope }) => scope === new URL("./", script).href;
  const registration = saves
    ? (await serviceWorker.getRegistrations()).find(ours)
    : await serviceWorker.register(address);
  if (!registration) return;
  const introduce = () => registration.active?.postMessage({ build, lang: written(), saves });
  serviceWorker.addEventListener("message", ({ data, source }) => {
    if (/** @type {ServiceWorker | null} */ (source)?.scriptURL === script) tell(data);
  });
  serviceWorker.addEventListener("controllerchange", introduce);
  // The first worker begins to answer after a while.
  const { installing } = registration;
  installing?.addEventListener("statechange", () => installing.state === "activated" && introduce());
  if (!saves) {
    lookAgain(registration);
    urge(registration);
  }
  introduce();
}

/** Checks for an update whenever a page that has been open for long becomes visible again.
    @param {ServiceWorkerRegistration} registration */
function lookAgain(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < AGAIN) return;
    last = Date.now();
    registration.update().catch(() => {}); // without a network there is nothing newer
  });
}

/** Activates a waiting worker: a browser defers that while the active one is busy, and then forgets it.
    @param {ServiceWorkerRegistration} registration */
function urge(registration) {
  const ask = () => setTimeout(() => registration.waiting?.postMessage({ takeOver: true }), SOON);
  const watch = () => registration.installing?.addEventListener("statechange", ask);
  registration.addEventListener("updatefound", watch);
  watch(); // it may be on its way already
  ask();
}

/** Shows a message of the worker in the footer.
    @param {News} news */
function tell({ whole, unkept = "", outdated }) {
  if (!place) return;
  if (outdated) announce(place);
  else if (!("news" in place.dataset)) place.textContent = (whole ? place.dataset.whole : unkept) ?? "";
}

/** Says that there is a newer version. It is shown when the reader wants it, and never in the middle of a game.
    @param {HTMLElement} place */
function announce(place) {
  const { outdated = "", reload = "", later = "" } = place.dataset;
  const putOff = () => {
    delete place.dataset.news;
    place.textContent = "";
    place.focus({ preventScroll: true }); // the button had it
  };
  place.dataset.news = "";
  place.replaceChildren(
    outdated,
    button(reload, () => location.reload()),
    button(later, putOff)
  );
}
