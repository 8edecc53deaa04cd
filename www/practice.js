// The page of exercises: `practice/?skill=columns&level=2&seed=7` on the screen, with `&print=sheet` on paper.
//
// The modules in `training/` are parts of this file.
import { persist } from "./common/persist.js";
import { late } from "./nian/late.js";
import { onPaper } from "./training/paper.js";
import { practise } from "./training/practise.js";

const drill = late("drill.js?%DRILL%");

/** What tells the kind of reason that a task trains, and which round trains one: the wasm that makes the tasks. */
async function kinds() {
  const { default: start, kind, round } = await drill();
  await start({ module_or_path: new URL("drill_bg.wasm?%DRILL%", import.meta.url) });
  return { kind, round };
}

if (new URLSearchParams(location.search).has("print")) onPaper();
else practise(() => persist(kinds));
