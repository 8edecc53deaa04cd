// A worker that checks claims by exhaustive search. It is asked for by nian.js when a reader first
// presses the button: { id, most } in; { percent } and at last { text }, null for an unknown claim,
// or { error } out. Whoever does not want to wait any more ends it.

import start, { check } from "./verify.js?%VERIFY%";

const started = start({ module_or_path: new URL("verify_bg.wasm?%VERIFY%", import.meta.url) });

addEventListener("message", async ({ data: { id, most } }) => {
  try {
    await started;
    postMessage({ text: check(id, most, (percent) => postMessage({ percent })) ?? null });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
