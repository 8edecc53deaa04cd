// Has a worker (`sw.js`) keep the site on the reader's device, and says so when all of it is there; or that the
// site has changed since the page was opened. Fetched by our pages once they have come to rest.
import { written } from "./common/written.js";

const place = document.querySelector(".page-foot .offline"); // a page that is all one widget has none
const AGAIN = 3_600_000; // how often a page that stays open looks for a newer version, in milliseconds
const SOON = 1000; // how long a worker may be busy with a page that has just come

/** Registers the worker at `address` for a page of this build. Where the reader saves data nothing is fetched. */
export async function keep(address, build) {
  const { serviceWorker } = navigator;
  const saves = Boolean(navigator.connection?.saveData);
  const script = new URL(address, document.baseURI).href;
  const ours = ({ scope }) => scope === new URL("./", script).href; // around this copy of the site there may be another
  const registration = saves
    ? (await serviceWorker.getRegistrations()).find(ours)
    : await serviceWorker.register(address);
  if (!registration) return;
  const introduce = () => registration.active?.postMessage({ build, lang: written(), saves });
  serviceWorker.addEventListener("message", ({ data, source }) => source?.scriptURL === script && tell(data));
  serviceWorker.addEventListener("controllerchange", introduce);
  // The first one begins to answer after a while.
  registration.installing?.addEventListener("statechange", ({ target }) => target.state === "activated" && introduce());
  if (!saves) {
    lookAgain(registration);
    urge(registration);
  }
  introduce();
}

function lookAgain(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < AGAIN) return;
    last = Date.now();
    registration.update().catch(() => {}); // without a network there is nothing newer
  });
}

/** Has a newer worker take over: a browser puts that off while the one before has something to do, and forgets it. */
function urge(registration) {
  const ask = () => setTimeout(() => registration.waiting?.postMessage({ takeOver: true }), SOON);
  const watch = () => registration.installing?.addEventListener("statechange", ask);
  registration.addEventListener("updatefound", watch);
  watch(); // it may be on its way already
  ask();
}

/** What the worker says: that all is here, or not and why, or that there is a newer version. */
function tell({ whole, unkept = "", outdated }) {
  if (!place) return;
  if (outdated) announce();
  else if (!("news" in place.dataset)) place.textContent = whole ? place.dataset.whole : unkept;
}

/** Says that there is a newer version. It is shown when the reader wants it, and never in the middle of a game. */
function announce() {
  const { outdated, reload, later } = place.dataset;
  const button = (label, act) => {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: label });
    made.addEventListener("click", act);
    return made;
  };
  place.dataset.news = "";
  place.replaceChildren(
    outdated,
    button(reload, () => location.reload()),
    button(later, () => {
      delete place.dataset.news;
      place.textContent = "";
    })
  );
}
