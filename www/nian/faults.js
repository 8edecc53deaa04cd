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

/** The fault of a file; where not even the sentence about that arrives, or those of another build do, files do not. */
export const fault = async (code, lang, ...what) => new Fault(code, await import(ours("faults.js"))
  .then(({ sentence }) => sentence(lang, ...what))
  .catch(() => WORDS[lang]["not-loaded"]));

/** Files of this build are not on the server any more. */
export const outdated = (lang) => new Fault("not-loaded", WORDS[lang].outdated, "reload");

/** The fault that any other error of the engine or its files is. */
export async function faultOf(error, lang) {
  if (error instanceof Fault) return error;
  console.info("nian:", error);
  if (error.status === 404) return outdated(lang);
  const code = isBlocked() ? "blocked" : isTrap(error) && "internal";
  return code ? fault(code, lang, code) : new Fault("not-loaded", WORDS[lang]["not-loaded"]);
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
