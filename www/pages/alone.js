// Scripts of single pages. One that does not come, or comes cut short, is asked for once more, by another
// address: a browser remembers that the first was no good.
const SCRIPTS = {
  ".class": ["class.js", () => import("../class.js")],
  ".making": ["make.js", () => import("../make.js")],
  ".stops": ["path.js", () => import("../path.js")],
  ".area": ["area.js", () => import("../area.js")],
  ".own-rule": ["rules.js", () => import("../rules.js")],
};

/** Asks again for a script that lies beside `page.js`. */
const again = (name) => import(new URL(`${name}?again`, document.querySelector("script[src$='page.js']").src).href);

export const onlyHere = () => {
  for (const [css, [name, load]] of Object.entries(SCRIPTS)) {
    if (document.querySelector(css)) load().catch(() => again(name)).catch((error) => console.info("nian:", error));
  }
};
