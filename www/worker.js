// The worker that searches: claims, guesses, rules and areas of positions. A page asks by `common/asker.js`, when a
// reader first wants to know; whoever does not want to wait any more ends it. In comes { question, version }: a
// question as JSON and the version of the page. Out come { answer }s, JSON as well: progress, and at last what is
// answered, with the { cells } of an area beside it. `common/messages.js` has the types of both.

// @ts-expect-error: wasm-bindgen writes it when the site is built
import start, { Handler } from "./nian-worker.js?%WORKER%";

/**
 * @typedef {object} Worker of `crates/worker`
 * @property {(question: string, onProgress: (answer: string) => void) => string} ask
 * @property {() => Uint8Array} cells
 */

/** @type {Promise<Worker>} */
const started = start({ module_or_path: new URL("nian-worker_bg.wasm?%WORKER%", import.meta.url) }).then(
  () => new Handler()
);
started.catch(() => {}); // whoever asks is told

/** @param {import("./common/messages.js").Answer} answer */
const fail = (answer) => postMessage({ answer: JSON.stringify(answer) });

addEventListener("message", async ({ data: { question, version } }) => {
  if (version !== "%VERSION%") return fail({ kind: "failed", error: "another build", status: 404 });
  try {
    const handler = await started;
    postMessage({ answer: JSON.stringify({ kind: "progress", percent: 0 }) }); // it has begun, and does not hang
    const answer = handler.ask(question, (progress) => postMessage({ answer: progress }));
    if (JSON.parse(answer).kind !== "area") return postMessage({ answer });
    const cells = handler.cells();
    postMessage({ answer, cells }, [cells.buffer]);
  } catch (error) {
    fail({ kind: "failed", error: String(error) });
  }
});
