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

/** A form sent before its script has come is sent once it is there; to send it where none came loads the page anew. */
function keepSent(section) {
  let sent;
  const keep = (event) => {
    event.preventDefault();
    sent = event;
  };
  section.addEventListener("submit", keep);
  return () => {
    section.removeEventListener("submit", keep);
    sent?.target.requestSubmit(sent.submitter);
  };
}

export const onlyHere = () => {
  for (const [css, [name, load]] of Object.entries(SCRIPTS)) {
    const section = document.querySelector(css);
    if (!section) continue;
    const send = keepSent(section);
    load().catch(() => again(name)).catch((error) => console.info("nian:", error)).then(send);
  }
};
