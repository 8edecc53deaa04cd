// A worker that checks claims, and tries guesses, by exhaustive search. It is asked for by check.js when a
// reader first presses the button: { id, most } or { board, guess } in; { percent } and at last { text }, null
// for an unknown claim or board, or { error } out. Whoever does not want to wait any more ends it.

import start, { check, judge } from "./verify.js?%VERIFY%";

const started = start({ module_or_path: new URL("verify_bg.wasm?%VERIFY%", import.meta.url) });

addEventListener("message", async ({ data: { id, most, board, guess } }) => {
  const tell = (percent) => postMessage({ percent });
  try {
    await started;
    const text = board ? judge(board, Uint32Array.from(guess), tell) : check(id, most, tell);
    postMessage({ text: text ?? null });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
