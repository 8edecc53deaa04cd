// Runs a WASI program that only prints and looks at the clock: node run.mjs PROGRAM.wasm
//
// Node's own `node:wasi` is experimental, and crashes (20.20) after a program's memory has grown
// large; these few calls are all that such a program makes.
import { readFileSync, writeSync } from "node:fs";

const SUCCESS = 0;
let exports;

const view = () => new DataView(exports.memory.buffer);

/** An environment and arguments of which there are none. */
function none(countAt, sizeAt) {
  view().setUint32(countAt, 0, true);
  view().setUint32(sizeAt, 0, true);
  return SUCCESS;
}

class Exit extends Error {
  constructor(code) {
    super(`exit ${code}`);
    this.code = code;
  }
}

const calls = {
  args_get: () => SUCCESS,
  args_sizes_get: none,
  environ_get: () => SUCCESS,
  environ_sizes_get: none,
  clock_time_get(clock, precision, timeAt) {
    view().setBigUint64(timeAt, process.hrtime.bigint(), true);
    return SUCCESS;
  },
  fd_write(file, piecesAt, pieces, writtenAt) {
    let written = 0;
    for (let piece = piecesAt; piece < piecesAt + 8 * pieces; piece += 8) {
      const at = view().getUint32(piece, true);
      const length = view().getUint32(piece + 4, true);
      written += writeSync(file, new Uint8Array(exports.memory.buffer, at, length));
    }
    view().setUint32(writtenAt, written, true);
    return SUCCESS;
  },
  random_get(at, length) {
    crypto.getRandomValues(new Uint8Array(exports.memory.buffer, at, length));
    return SUCCESS;
  },
  proc_exit(code) {
    throw new Exit(code);
  },
};

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: calls });
exports = instance.exports;
try {
  exports._start();
} catch (error) {
  if (!(error instanceof Exit)) throw error;
  process.exitCode = error.code;
}
