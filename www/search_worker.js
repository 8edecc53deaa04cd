// A worker that searches rules and squares of positions (`common/search.js`). In comes { rule }: what is found
// of it; or { rule, heaps, odd }: why that is what it is; or { game }: whether each of an area is safe; or
// { game, x, y }: what there is to say of that cell. Out come { percent } and at last { answer }, or { error }.

import start, { Area, find, reason } from "./invent.js?%INVENT%";

const started = start({ module_or_path: new URL("invent_bg.wasm?%INVENT%", import.meta.url) });
started.catch(() => {}); // whoever asks is told
let area; // the area that was searched last
let of;

function answer({ rule, heaps, odd, game, x, y }) {
  if (rule !== undefined) {
    return heaps === undefined ? find(rule, (percent) => postMessage({ percent })) : reason(rule, heaps, odd);
  }
  if (game !== of) [area, of] = [Area.of(game), game];
  return x === undefined ? area.cells() : area.tell(x, y);
}

addEventListener("message", async ({ data }) => {
  try {
    await started;
    postMessage({ answer: answer(data) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
