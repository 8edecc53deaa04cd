// What the page shows: the lesson of the address, that lesson on stage, or one's own.
import { button, element } from "../common/make.js";
import { persist } from "../common/persist.js";
import { late } from "../nian/late.js";
import { checked } from "./checked.js";
import { read } from "./deck.js";
import { showEditor } from "./editor.js";
import { complaint, showLesson } from "./lesson.js";
import { address } from "./link.js";
import { dress } from "./ready.js";
import { language, words } from "./said.js";
import { Tray } from "./tray.js";

const lecture = late("lecture.js");
const tray = new Tray();

export async function begin(page) {
  const place = page.querySelector(".place");
  const about = page.querySelectorAll(".about, .ready");
  const query = new URLSearchParams(location.search);
  const asked = read(location.search);

  /** What stands on the page besides is for whoever plans a lesson. */
  const alone = (is) => { for (const part of about) part.hidden = is; };

  function plan() {
    alone(false);
    return showEditor(place, tray, { dress, project: (deck, back) => project(deck, plan, back) });
  }

  /** The lesson on stage; `leave` shows what was there before. */
  async function project(deck, leave, placed = () => {}) {
    alone(true);
    page.dataset.stage = "";
    let last = deck;
    const keep = (now) => {
      last = now;
      history.replaceState(null, "", address(now, now.pupils ? "" : "&stage=1"));
    };
    keep(deck);
    const onLeave = () => {
      delete page.dataset.stage;
      placed(last.at, last.step);
      leave(last);
    };
    try {
      const script = await persist(lecture);
      place.replaceChildren();
      await script.lecture(place, deck, { language, onChange: keep, onLeave });
    } catch (error) {
      failed(error, () => project(deck, leave, placed));
    }
  }

  /** Says that files did not come, and has them asked for again: by a button, or when the network is back. */
  function failed(error, again) {
    console.info("nian:", error);
    const once = () => {
      removeEventListener("online", once);
      again();
    };
    addEventListener("online", once);
    place.replaceChildren(element("p", { class: "said", role: "alert" }, words.notLoaded, " ", button("plain", words.again, once)));
  }

  function edit(deck, faults = []) {
    history.replaceState(null, "", address());
    plan().open(deck, faults);
  }

  function look(deck, faults) {
    history.replaceState(null, "", address(deck));
    alone(true);
    showLesson(place, deck, faults, {
      project: (shown) => project(shown, (last) => look(last, [])),
      edit: (shown) => edit({ ...shown, at: 1, step: shown.things[0].start }),
      mine: address(),
    });
    place.querySelector("h1").focus({ preventScroll: true });
  }

  if (!asked.deck) return plan();
  const whole = await checked(dress(asked.deck));
  const [deck, faults] = [whole.deck, [...asked.faults, ...whole.faults]];
  if (!deck.things.length) {
    plan();
    place.prepend(...complaint(faults));
  } else if (query.has("edit")) edit(deck, faults);
  else if ((deck.pupils || query.has("stage")) && !faults.length) await project(deck, (last) => look(last, []));
  else look(deck, faults);
}
