// Errors with a sentence for the reader and a code for the page.
import { WORDS } from "./languages.js";
import { lazyModule } from "./lazy.js";

/** @typedef {import("../nian.js").NianError["code"]} Code */
/** @typedef {"again" | "reload" | undefined} Offer what the reader is offered */

export class Fault extends Error {
  /** @param {Code} code
      @param {string} message
      @param {Offer} offer */
  constructor(code, message, offer = code === "not-loaded" ? "again" : undefined) {
    super(message);
    this.code = code;
    this.offer = offer;
  }
}

/** The sentences, with a short timeout: the reader waits for them.
    @type {() => Promise<typeof import("../faults.js")>} */
const sentences = lazyModule("faults.js", 4_000);

/** The error for a file; it is "not-loaded" where its sentence cannot be fetched either, or only one of another build.
    @param {Code} code
    @param {string} lang
    @param {[what: string, name?: string]} what */
export const fault = async (code, lang, ...what) =>
  new Fault(
    code,
    await sentences()
      .then(({ sentence }) => sentence(lang, ...what))
      .catch(() => WORDS[lang]["not-loaded"])
  );

/** The error for a lesson whose text has a mistake; `format` formats it once the words are fetched.
    @param {string} lang
    @param {string} text
    @param {(lines: string) => string} format */
export const mistake = (lang, text, format) =>
  sentences().then(
    ({ ofLessons, sentence }) => new Fault("bad-lesson", sentence(lang, "lesson", format(ofLessons(lang)), text)),
    (error) => error
  );

/** Files of this build, whose absence has the `status` 404, are not on the server any more.
    @param {string} lang */
export const outdated = (lang) => new Fault("not-loaded", WORDS[lang].outdated, "reload");

/** Whether the server has answered that there is no such file.
    @param {any} error */
export const isMissing = (error) => error.status === 404;

/** Converts any other error of the engine or its files.
    @param {unknown} error
    @param {string} lang
    @returns {Promise<Fault>} */
export async function faultOf(error, lang) {
  if (error instanceof Fault) return error;
  console.info("nian:", error);
  if (isMissing(error)) return outdated(lang);
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

/** Whether wasm has stopped for good.
    @param {unknown} error */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;
