// A worker that checks claims, and tries guesses, by exhaustive search. It is asked for by check.js when a
// reader first presses the button: { id, most } or { board, guess } in, and the `version` of the page; { percent } and
// at last { text }, null for an unknown claim or board, or { error, status } out. Whoever does not want to wait any
// more ends it.

import start, { check, judge } from "./verify.js?%VERIFY%";

const started = start({ module_or_path: new URL("verify_bg.wasm?%VERIFY%", import.meta.url) });
started.catch(() => {}); // whoever asks is told

addEventListener("message", async ({ data: { id, most, board, guess, version } }) => {
  const tell = (percent) => postMessage({ percent });
  if (version !== "%VERSION%") return postMessage({ error: "another build", status: 404 });
  try {
    await started;
    const text = board ? judge(board, Uint32Array.from(guess), tell) : check(id, most, tell);
    postMessage({ text: text ?? null });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
