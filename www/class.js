// Shows the lesson of the page `class/` on stage and on paper, which are scripts; the rest of the page is the app's
// (`crates/app/src/class`), which says what is to be seen by the event `nian-show`.
import { element } from "./common/make.js";
import { withRetry } from "./common/retry.js";
import { lazyModule } from "./nian/lazy.js";
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

const lecture = lazyModule("lecture.js");
const paper = lazyModule("handout.js");
const page = document.querySelector(".class");
let stage;

const tell = (name, detail) => page.dispatchEvent(new CustomEvent(name, { detail }));

/** The lesson on stage as an address, where the class is at a step of a thing: only the app writes it. */
function written(at, step, pupils) {
  const detail = { at, step, pupils, address: "" };
  tell("nian-written", detail);
  return detail.address;
}

async function onStage({ language, said, ...deck }) {
  stage?.remove();
  stage = element("div", {});
  page.append(stage);
  const place = stage;
  const script = await withRetry(lecture);
  const asked = { written: (at, step) => written(at, step, false), forPupils: (at, step) => written(at, step, true) };
  await script.lecture(place, { ...deck, ...asked }, {
    language,
    said: said ?? undefined,
    onChange: ({ at, step }) => tell("nian-placed", { at, step }),
    onLeave({ at, step }) {
      place.remove();
      tell("nian-left", { at, step });
    },
  });
}

async function onPaper({ language, title, things, paper: [shown, address, back] }) {
  const { handout } = await withRetry(paper);
  const all = things.map(({ called: [called], ...thing }) => ({ ...thing, called }));
  await handout(page.querySelector("[data-paper]"), all, { language, title: title?.text ?? "", shown, address, back });
}

page.addEventListener("nian-show", async ({ detail }) => {
  try {
    await (detail.paper ? onPaper(detail) : onStage(detail));
  } catch (error) {
    console.info("nian:", error);
    stage?.remove();
    tell("nian-failed");
  }
});
tell("nian-shows");
