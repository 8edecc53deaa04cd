// What did not come to pass: a sentence for the reader, and a word for the page.
import { WORDS } from "./languages.js";
import { ours } from "./site.js";

export class Fault extends Error {
  /** What the reader is offered: `again`, `reload`, or nothing. */
  offer;

  constructor(code, message, offer = code === "not-loaded" ? "again" : undefined) {
    super(message);
    this.code = code;
    this.offer = offer;
  }
}

/** The fault of a file; where not even the sentences about that arrive, files do not. */
export async function fault(code, lang, what, name) {
  const { sentence } = await import(ours("faults.js")).catch(() => ({ sentence: () => WORDS[lang]["not-loaded"] }));
  return new Fault(code, sentence(lang, what, name));
}

/** The fault of a lesson with a mistake, which `tell` puts into words once those have come. */
export const mistake = (lang, tell) => import(ours("faults.js"))
  .then(({ ofLessons }) => new Fault("bad-lesson", tell(ofLessons(lang))), (error) => error);

/** Files of this build are not on the server any more. */
export const outdated = (lang) => new Fault("not-loaded", WORDS[lang].outdated, "reload");

/** The fault that any other error of the engine or its files is. */
export function faultOf(error, lang) {
  if (error instanceof Fault) return error;
  console.info("nian:", error);
  if (error.status === 404) return outdated(lang);
  const code = reason(error);
  return new Fault(code, WORDS[lang][code]);
}

/** Why the engine does not do what it should. */
function reason(error) {
  if (isBlocked()) return "blocked";
  return isTrap(error) ? "internal" : "not-loaded";
}

/** Whether the page forbids wasm, which shows with the smallest module. */
export function isBlocked() {
  try {
    // WebKit compiles what it then does not run.
    new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
    return false;
  } catch {
    return true;
  }
}

/** Whether wasm has stopped for good. */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;
