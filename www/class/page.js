// What the page shows: the lesson of the address, that lesson thing by thing, or one's own.
import { readdress } from "../common/address.js";
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { withRetry } from "../common/retry.js";
import { lazyModule } from "../nian/lazy.js";
import { checked } from "./checked.js";
import { forPupils, read, textOf } from "./deck.js";
import { showEditor } from "./editor.js";
import { complaint, showLesson } from "./lesson.js";
import { address } from "./link.js";
import { withTexts } from "./made.js";
import { dress } from "./ready.js";
import { faultSaid, language, words } from "./said.js";
import { titleOf } from "./title.js";
import { Tray } from "./tray.js";

const LONG = 7000; // characters of an address that some servers refuse: then the lesson is the one on the device

const lecture = lazyModule("lecture.js");
const paper = lazyModule("handout.js");
const tray = new Tray();
const tell = (where) => readdress(new URL(where, location.href));

/** Where a lesson on stage is found again after a reload. One that came by its address has had one that the server takes. */
function onStage(deck, isMine) {
  const whole = address(deck);
  return whole.length < LONG || !isMine ? whole : `${address()}?mine=1&at=${deck.at}&step=${deck.step}`;
}

export async function begin(page) {
  const place = page.querySelector(".place");
  const planning = page.querySelectorAll(".about, .ready");
  const query = new URLSearchParams(location.search);
  const asked = read(location.search);
  let editor;

  /** What stands on the page besides is for whoever plans a lesson. */
  const only = (is) => { for (const part of planning) part.hidden = is; };

  /** One's own lesson. */
  function plan() {
    tell(address());
    return planned();
  }

  /** A lesson of a link, to be made one's own: its address stays until something in it is changed. */
  function lookAt(deck) {
    tell(address(deck, "&edit=1"));
    return planned();
  }

  function planned() {
    only(false);
    return (editor ??= showEditor(place, tray, {
      dress,
      project: (deck, placed, isMine) => project(deck, (last) => {
        placed(last);
        if (isMine) plan();
        else lookAt(last);
      }, { isMine }),
    }));
  }

  /** The lesson thing by thing, on stage or in the hand; `leave(deck)` shows what is there afterwards. `isMine` says that the
      device keeps it; `said` is said at first. */
  async function project(deck, leave, { isMine = false, said } = {}) {
    const stage = element("div", {});
    const shown = [place, ...planning].filter((part) => !part.hidden);
    for (const part of shown) part.hidden = true;
    page.append(stage);
    page.dataset.stage = "";
    const left = (last) => {
      stage.remove();
      delete page.dataset.stage;
      for (const part of shown) part.hidden = false;
      leave(last);
    };
    const ask = async () => {
      try {
        const [script, whole] = await Promise.all([withRetry(lecture), withTexts(deck)]);
        stage.replaceChildren();
        await script.lecture(stage, whole, { language, said, onChange: (now) => tell(onStage(now, isMine)), onLeave: left });
      } catch (error) {
        failed(error);
      }
    };
    /** Says that files did not come, and has them asked for again: by a button, or when the network is back. */
    const failed = (error) => {
      console.info("nian:", error);
      const again = () => {
        removeEventListener("online", again);
        ask();
      };
      addEventListener("online", again);
      const back = () => {
        removeEventListener("online", again);
        left(deck);
      };
      stage.replaceChildren(element("p", { class: "said", role: "alert" }, words.notLoaded),
        element("p", { class: "doing" }, button("filled", words.again, again), button("plain", words.close, back)));
    };
    await ask();
  }

  /** A lesson of an address, to be looked at. */
  function look(deck, faults = []) {
    tell(address(deck));
    only(true);
    showLesson(place, deck, faults, {
      project: (shown) => project(shown, (last) => look(last)),
      edit: (shown) => edit({ ...shown, at: 1, step: shown.things[0].start }),
      mine: address(),
    });
    place.querySelector("h1").focus({ preventScroll: true });
  }

  /** What is wrong, for a line on stage. */
  const inALine = (faults) => (faults.length > 1 ? fill(words.wrongOnStage, faults.length) : faults.map(faultSaid)[0]);

  /** The lesson on paper; where files do not come that is said, and they are asked for again by a button. */
  async function print(deck) {
    only(true);
    try {
      const [{ handout }, whole] = await Promise.all([withRetry(paper), withTexts(deck)]);
      const things = await Promise.all(whole.things.map(async (thing) => ({ ...thing, called: await titleOf(thing, language) })));
      const pupils = address(forPupils({ ...deck, at: deck.things.length, step: 0 }));
      const [title, shown] = [textOf(deck.title, language)?.text ?? "", query.get("print")];
      await handout(place, things, { language, title, shown, address: pupils.replace(/at=\d+/, "at=1"), back: address(deck) });
    } catch (error) {
      console.info("nian:", error);
      place.replaceChildren(element("p", { role: "alert" }, words.notLoaded, " ", button("plain", words.again, () => print(deck))));
    }
  }

  /** A lesson of an address becomes one's own. */
  const edit = (deck, faults = []) => plan().open(deck, faults);

  if (query.has("mine")) {
    const { deck } = await checked(dress(tray.read()));
    const at = Number(query.get("at"));
    const step = Number(query.get("step")) || 0;
    if (!deck.things[at - 1]) return plan();
    return project({ ...deck, at, step }, plan, { isMine: true });
  }
  if (!asked.deck) return plan();
  const whole = await checked(dress(asked.deck));
  const [deck, faults] = [whole.deck, [...asked.faults, ...whole.faults]];
  if (!deck.things.length) {
    plan();
    place.prepend(...complaint(faults));
  } else if (query.has("edit")) lookAt(deck).look(deck, faults, () => tell(address()));
  else if (query.has("print")) await print(deck);
  else if (["stage", "speaker"].some((name) => query.has(name)) || (deck.pupils && !faults.length)) await project(deck, (last) => look(last, faults), { said: inALine(faults) });
  else look(deck, faults);
}
