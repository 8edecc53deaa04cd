// The reader's theme, and what else must not wait until the page has been read. It stands before
// whatever wears a theme's colours, which waits for it, so it is tiny; pages have their first words before
// it, and those need not wait the first time, when no theme can have been chosen.
// Its syntax is that of 2015: it also says so where a browser cannot run the rest.
"use strict";
{
  const { dataset } = document.documentElement;
  const [scripts, missing] = [["nian.js", "page.js"], new Set()];
  /** @type {(name: string) => HTMLScriptElement | null} */
  const tagOf = (name) => document.querySelector(`script[src$="/${name}"]`);
  const modules = "noModule" in HTMLScriptElement.prototype;
  let [loaded, coming] = [false, 0];
  // Where the widgets were not defined or the page's own script did not come, for whatever reason, the page is what it
  // is without scripts, which says why and has every step in words.
  const settle = () => {
    if (!loaded || coming) return;
    const defined = window.customElements && customElements.get("nian-example");
    const nian = tagOf(scripts[0]);
    if (!defined && modules && nian && !("again" in nian.dataset)) return askAgain(nian);
    if (defined && !missing.size) return;
    delete dataset.script;
    for (const without of document.querySelectorAll("noscript")) {
      without.replaceWith(document.createRange().createContextualFragment(without.textContent));
    }
  };
  // Retries a script once, by another address: the browser caches the failure under the first.
  const askAgain = (/** @type {HTMLScriptElement} */ script) => {
    script.dataset.again = "";
    coming += 1;
    const settled = () => {
      coming -= 1;
      settle();
    };
    setTimeout(() => {
      const again = document.createElement("script");
      again.type = script.type;
      again.onload = settled;
      again.onerror = () => {
        missing.add(script.src);
        settled();
      };
      again.src = `${script.src}?again`;
      document.head.append(again);
    }, 1000);
  };
  addEventListener(
    "error",
    ({ target }) => {
      const script = scripts.map(tagOf).find((tag) => tag && target === tag);
      if (script && !("again" in script.dataset)) askAgain(script);
    },
    true
  );
  addEventListener("load", () => {
    loaded = true;
    settle();
  });
  const addLink = (/** @type {string | URL} */ href, /** @type {object} */ properties) => {
    document.head.append(Object.assign(document.createElement("link"), properties, { href }));
  };
  const address = new URLSearchParams(location.search);
  const dress = (comesBack = false) => {
    let stored = null;
    try {
      stored = localStorage.getItem("nian-theme");
    } catch (error) {} // storage may be forbidden: the choice then lasts for the page
    if (stored === "projector") stored = null; // could once be chosen to read in, and is the address's alone now
    if (comesBack && !stored) return;
    const asked = [new URLSearchParams(location.search).get("theme"), stored];
    const theme = asked.find((theme) => theme && "%THEMES%".includes(theme)) || "auto";
    dataset.theme = theme; // for our own styles
    dataset.nianTheme = theme; // for widgets
  };
  dress();
  // One comes back to a page as it was left; the theme may have been chosen on another since.
  addEventListener("pageshow", ({ persisted }) => persisted && dress(true));
  dataset.script = "on";
  // The app of what is on paper takes the engine's place, or that of the app of lessons (`crates/app/src/handout`). No card
  // stands above this, which could have asked for another.
  if (address.has("print") && /^(class)?$/.test(dataset.nianApp || "")) dataset.nianWasm = "%PAPER%";
  // A host's own policy may refuse the styles that stand in the page.
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  /** @type {NodeListOf<HTMLStyleElement>} */
  const sheets = document.querySelectorAll("head > style");
  for (const { sheet, dataset } of sheets) {
    if (!sheet && dataset.file) addLink(new URL(dataset.file, src), { rel: "stylesheet" });
  }
  // A browser goes to the address's anchor when all scripts have run; the place is there as soon as the page has been read.
  // Back and forth it returns to where the reader was.
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  const goTo = () => {
    const place = document.getElementById(location.hash.slice(1)); // `:target` is not known yet
    if (!place || !visit || visit.type !== "navigate") return;
    // A part above that gets its height in the very frame of the scrolling moves the place: no anchor is chosen by then.
    let part = /** @type {HTMLElement | null | undefined} */ (place.closest(".chapter > *"));
    let above = 0;
    while (part && above < 2 * innerHeight) {
      part.style.contentVisibility = "visible";
      part = /** @type {HTMLElement | null} */ (part.previousElementSibling);
      above += part?.offsetHeight ?? 0;
    }
    place.scrollIntoView();
  };
  document.addEventListener("readystatechange", goTo, { once: true });
  // The cards of the example that the address of the page names: its script asks for them much later.
  const example = address.get("example") || "";
  if (dataset.cards && location.protocol !== "file:" && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(example)) {
    addLink(dataset.cards.replace("EXAMPLE", example), { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
  }
}
