// A worker that searches rules. It is asked by `rules.js`: { rule } in; { percent } and at last { text } out; or
// { rule, heaps, odd } in, and why that is what it is out; { error } where it cannot. Whoever does not want to
// wait any more ends it.

import start, { find, reason } from "./invent.js?%INVENT%";

const started = start({ module_or_path: new URL("invent_bg.wasm?%INVENT%", import.meta.url) });

addEventListener("message", async ({ data: { rule, heaps, odd } }) => {
  try {
    await started;
    const tell = (percent) => postMessage({ percent });
    postMessage({ text: heaps === undefined ? find(rule, tell) : reason(rule, heaps, odd) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
