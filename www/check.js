// Has a worker check a claim, or try a guess; fetched when a reader first asks for it.

export const version = "%VERSION%";

const BASE = new URL(".", import.meta.url);

let idle; // a worker is kept for the next check unless it is ended in the middle of one
let policy;

/** An address for a worker, as a page wants it that requires Trusted Types. */
function trusted(url) {
  try {
    policy ??= trustedTypes.createPolicy("nian", { createScriptURL: String });
    return policy.createScriptURL(url);
  } catch {
    return url; // unknown to the browser, or no policy of ours: whether a plain one will do is its affair
  }
}

// A browser starts workers from the page's own host only, but lets them import from anywhere; where
// even that is against the page's policy, it throws or tells the worker's `onerror`.
function worker() {
  const made = idle;
  idle = undefined;
  if (made) return made;
  const url = new URL("worker.js?%VERIFY%", BASE);
  if (url.origin === location.origin) return new Worker(trusted(url), { type: "module" });
  const script = URL.createObjectURL(new Blob([`import "${url}";`], { type: "text/javascript" }));
  const started = new Worker(trusted(script), { type: "module" });
  started.addEventListener("message", () => URL.revokeObjectURL(script), { once: true });
  return started;
}

/** Checks a claim up to a number. `hear` is told { percent } and at last { text }, or { error, code }.
    What is given back ends the check. */
export const check = (id, most, hear) => ask({ id, most }, hear);

/** Tries a guess at the rule of a board of discovery, in the same way. */
export const judge = (board, guess, hear) => ask({ board, guess }, hear);

function ask(question, hear) {
  let checking;
  try {
    checking = worker();
  } catch (error) {
    return void hear({ error, code: "blocked" });
  }
  const fail = (error) => {
    checking.terminate();
    hear({ error });
  };
  checking.onerror = (event) => fail(event.message ?? "the worker did not start");
  checking.onmessage = ({ data }) => {
    const { error = "there is nothing of that name", status } = data;
    if (!data.percent && !data.text) return fail(Object.assign(new Error(error), { status }));
    if (data.text) idle = checking;
    hear(data);
  };
  checking.postMessage({ ...question, version });
  return () => checking.terminate();
}
