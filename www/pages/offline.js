// The site on the reader's own device.
import { idle } from "../common/idle.js";
import { root } from "./root.js";
import { script } from "./scripts.js";

/** Which build of the site this page is of: its last step writes it here (`crates/xtask/src/offline.rs`). */
const BUILD = "nian-build";

/** @type {() => Promise<typeof import("../offline.js")>} */
const load = script("offline.js");

/** Registers the service worker once the page is loaded and idle; a page in a frame is part of another site's. */
export const offline = async () => {
  const { worker } = root.dataset;
  if (!worker || parent !== window || !navigator.serviceWorker) return;
  try {
    if (document.readyState !== "complete") await new Promise((then) => addEventListener("load", then));
    await idle();
    const { keep } = await load();
    await keep(worker, BUILD);
  } catch (error) {
    console.info("nian:", error); // the page goes on as it is
  }
};
