// The wasm that writes tasks for paper, with the words of the reader's language.
import { isBlocked } from "../nian/faults.js";
import { memoAsync, withRetry } from "../common/retry.js";
import { fetchOnce } from "../nian/files.js";
import { lazyModule } from "../nian/lazy.js";
import { ours } from "../nian/site.js";

const script = lazyModule("nian-paper.js");
const learnt = new Map();

async function load(language, cache) {
  const files = [ours("nian-paper_bg.wasm?%PAPER%"), ours(`%ENGINE%.${language}.txt`)].map((url) => fetchOnce(url, cache));
  for (const file of files) file.catch(() => {}); // looked at below
  const paper = await script();
  await paper.default({ module_or_path: files[0] });
  if (!paper.learn(language, await (await files[1]).text())) throw new Error(`the words of ${language} are not whole`);
  return paper;
}

/** Gives the function `task` for a language. */
export function paperIn(language) {
  if (!learnt.has(language)) learnt.set(language, memoAsync(() => withRetry((cache) => load(language, cache), isBlocked)));
  return learnt.get(language)();
}
