// Scripts of single pages. One that does not come, or comes cut short, is asked for once more, by another
// address: a browser remembers that the first was no good.
const SCRIPTS = {
  ".stops": [() => import("../path.js"), () => import("../path.js?again")],
  ".area": [() => import("../area.js"), () => import("../area.js?again")],
  ".own-rule": [() => import("../rules.js"), () => import("../rules.js?again")],
};

export const onlyHere = () => {
  for (const [css, [load, again]] of Object.entries(SCRIPTS)) {
    if (document.querySelector(css)) load().catch(again).catch((error) => console.info("nian:", error));
  }
};
