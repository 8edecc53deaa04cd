// What did not come to pass: a sentence for the reader, and a word for the page.
import { ours } from "./site.js";
import { WORDS } from "./languages.js";

export class Fault extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** The fault of a file; where not even the sentences about that arrive, files do not. */
export async function fault(code, lang, what, name) {
  const { sentence } = await import(ours("faults.js")).catch(() => ({ sentence: () => WORDS[lang].engine }));
  return new Fault(code, sentence(lang, what, name));
}

/** Why the wasm does not do what it should: whether the page forbids it shows with the smallest module. */
export function reason(error) {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    return "blocked";
  }
  return error instanceof WebAssembly.RuntimeError ? "internal" : "not-loaded";
}
