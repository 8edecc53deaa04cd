// A lesson in an address: `show/?lesson=…`, `make/?lesson=…`. `crates/course/src/packed.rs` writes them.
import { LONGEST } from "./common/known.js";

export const version = "%VERSION%";

const SMALL = "1"; // what a compressed text begins with

/** Pipes bytes through a decompression stream; throws where the result is longer than any lesson.
    @param {Uint8Array<ArrayBuffer>} bytes
    @param {DecompressionStream} stream */
async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    size += value.length;
    if (size > LONGEST) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
}

/** The text of an address. What is none is given as it stands, so that whoever reads it says what is wrong with it.
    @param {string} packed */
export async function unpack(packed) {
  try {
    const letters = atob(packed.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const whole = packed[0] === SMALL ? await through(bytes, new DecompressionStream("deflate")) : bytes;
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch {
    return packed;
  }
}
