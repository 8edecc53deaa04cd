// The page: one thing of the course after another, and what the platform is told of it.
import { button, element } from "../common/make.js";
import { drawList } from "./list.js";
import { Platform } from "./platform.js";
import { answered, begun, joined, masteryOf, read, resumed, scoreOf, write } from "./record.js";
import { nameOf, nearestOf, saying } from "./said.js";
import { beginning, shown, titled } from "./thing.js";
import { WRITTEN } from "../common/known.js";

const SOON = 10_000; // ms until steps that have been seen are recorded; answers are at once
const SEEKING = { every: 250, times: 40 }; // ms, and how often a platform is looked for that is not there yet
const RETRIES = [2, 5, 15, 30, 60]; // seconds until what a platform has refused is tried again; the last over and over
const FINAL = ["passed", "failed", "completed"];
const LOOKED_AT = ["browse", "review"]; // a course in these modes is not to be counted
const ALONG = 6; // things whose list may stay open beside a course

/** Shows a course in `place`: { title, lang, mastery, things }. */
export async function begin(place, course) {
  const platform = new Platform();
  let [before, kept, status, counts, mastery] = []; // what the platform has
  function ask() {
    before = platform.get("cmi.suspend_data");
    kept = read(before);
    status = platform.get("cmi.core.lesson_status");
    counts = !LOOKED_AT.includes(platform.get("cmi.core.lesson_mode"));
    mastery = masteryOf(platform.get("cmi.student_data.mastery_score"), course.mastery);
  }
  platform.begin();
  ask();
  let language = course.lang ?? nearestOf([kept?.lang, platform.get("cmi.student_preference.language"), ...navigator.languages]);
  let say = saying(language);
  let at = 0;
  let fresh; // the record of each thing as it begins
  let things; // as it is now
  let titles;
  let timer;
  let retry;
  let refusals = 0; // one after the other
  const elements = [];

  const title = element("h1", {}, course.title);
  const result = element("p", { class: "result", role: "status" });
  const told = element("p", { class: "told", role: "status" });
  const rules = element("p", { class: "rules" });
  const list = element("ol", {});
  const summary = element("summary", {});
  const whole = element("details", { class: "list" }, summary, list);
  const name = element("h2", { tabindex: -1 });
  const card = element("div", { class: "card" });
  const [previous, next] = [["plain", -1], ["filled", 1]].map(([type, by]) => button(type, "", () => go(at + by)));
  const languages = element("p", { class: "languages" }, ...WRITTEN.map((one) => button("plain", nameOf(one), () => speak(one), { lang: one })));
  languages.hidden = Boolean(course.lang);

  const done = () => things.every((thing) => thing.whole);

  /** What the platform is to keep. */
  function values() {
    const kept = { "cmi.suspend_data": write(things, { at, lang: language }), "cmi.core.lesson_location": at + 1, "cmi.core.exit": "suspend" };
    // What has been told as finished stays so, also where the record of it is lost.
    if (!counts || (FINAL.includes(status) && !done())) return kept;
    const score = scoreOf(things);
    // A platform that knows a mastery score takes any score for a result, even that of a course that is left half way.
    if (score !== undefined && (done() || mastery === undefined)) {
      Object.assign(kept, { "cmi.core.score.raw": score, "cmi.core.score.min": 0, "cmi.core.score.max": 100 });
    }
    const graded = score !== undefined && mastery !== undefined;
    kept["cmi.core.lesson_status"] = !done() ? "incomplete" : !graded ? "completed" : score >= mastery ? "passed" : "failed";
    return kept;
  }

  function record() {
    clearTimeout(timer);
    clearTimeout(retry);
    timer = retry = undefined;
    if (platform.begin()) adopt();
    platform.record(values());
    refusals = platform.state === "refused" ? refusals + 1 : 0;
    if (refusals) retry = setTimeout(record, 1000 * (RETRIES[refusals - 1] ?? RETRIES.at(-1)));
    drawState();
  }

  /** A thing as the platform has it. */
  const keptOf = (thing) => (kept && Object.hasOwn(kept.of, thing.key) ? resumed(thing, kept.of[thing.key]) : thing);

  /** A platform takes part from now on, which was not there or refused when the course began: what it has kept and
      what has been done meanwhile become one record. */
  function adopt() {
    ask();
    const idle = !at && !things.some((thing) => answered(thing).number);
    things = things.map((thing, index) => {
      const now = joined(thing, keptOf(fresh[index]));
      // Whoever has done nothing yet goes on where they were; an exercise that has come farther is another element.
      if ((idle && begun(now)) || (thing.marks === undefined && now !== thing)) {
        elements[index]?.remove();
        delete elements[index];
      }
      return now;
    });
    raise(idle && things[kept?.at] ? kept.at : at);
  }

  /** Looks for a platform that comes late. */
  function seek(left = SEEKING.times) {
    if (platform.there) return record();
    if (left) setTimeout(() => platform.state === "none" && seek(left - 1), SEEKING.every);
  }

  /** Something has been done in the thing at `index`. */
  function hear(index, now) {
    const was = things[index];
    things[index] = now;
    const news = now.whole !== was.whole || answered(now).number !== answered(was).number;
    if (news) return record();
    drawState();
    timer ??= setTimeout(record, SOON);
  }

  /** Draws the thing at `index`. */
  function raise(index) {
    at = index;
    elements[index] ??= shown(course.things[index], () => things[index], (now) => hear(index, now));
    draw();
  }

  /** Shows the thing at `index`. */
  function show(index) {
    raise(index);
    record();
  }

  /** Leads the reader there. */
  function go(index) {
    show(index);
    name.focus({ preventScroll: true });
    name.scrollIntoView({ block: "nearest" });
  }

  function drawState() {
    const score = scoreOf(things);
    drawList(list, { things, titles, at, say, go });
    summary.textContent = say("place", at + 1, things.length);
    const some = score !== undefined && things.some((thing) => answered(thing).number);
    result.textContent = [
      done() && say("allDone"),
      some && say(done() ? "scored" : "soFar", score),
      some && done() && mastery !== undefined && say(score >= mastery ? "passed" : "failed", mastery),
    ].filter(Boolean).join(" ");
    result.classList.toggle("done", done());
    tell();
  }

  /** Says what is wrong with the record, and has it tried again. */
  function tell() {
    const wrong = { none: "noPlatform", refused: "refused" }[platform.state] ?? (before && !kept ? "unreadable" : "");
    const text = wrong && say(wrong);
    if (told.firstChild?.data === (text || undefined)) return;
    told.dataset.code = wrong;
    told.replaceChildren(...(text ? [text] : []), ...(wrong === "refused" ? [" ", button("plain", say("again"), record)] : []));
  }

  function draw() {
    const { text, lang } = titles[at];
    name.textContent = text;
    if (lang) name.lang = lang;
    else name.removeAttribute("lang");
    elements.forEach((one) => { one.hidden = one !== elements[at]; });
    if (!elements[at].isConnected) card.append(elements[at]);
    rules.textContent = scoreOf(things) === undefined ? "" : say("counts");
    [previous.textContent, next.textContent] = [say("previous"), say("next")];
    [previous.disabled, next.disabled] = [at === 0, at === things.length - 1];
    for (const one of languages.children) one.ariaCurrent = one.lang === language ? "true" : null;
    drawState();
  }

  /** Goes on in another language. */
  async function speak(one) {
    language = one;
    say = saying(one);
    document.documentElement.lang = one;
    titles = await Promise.all(course.things.map((thing, index) => titled(thing, things[index], one)));
    draw();
  }

  /** The course, once what is to be known of its things has come; that it has not is said, with a button. */
  async function load() {
    try {
      fresh = await Promise.all(course.things.map(beginning));
      if (platform.begin()) ask();
      things = fresh.map(keptOf);
      titles = await Promise.all(course.things.map((thing, index) => titled(thing, things[index], language)));
    } catch (error) {
      console.info("nian:", error);
      return place.replaceChildren(title, element("p", { role: "alert" }, say("notLoaded"), " ", button("plain", say("again"), load)));
    }
    whole.open = things.length > 1 && things.length <= ALONG && innerWidth >= 640;
    whole.hidden = previous.hidden = next.hidden = things.length === 1;
    place.replaceChildren(
      element("header", {}, title, result, told, rules),
      whole,
      element("section", {}, name, card, element("p", { class: "doing" }, previous, next)),
      languages,
    );
    show(kept && things[kept.at] ? kept.at : 0);
  }

  document.documentElement.lang = language;
  document.title = course.title;
  await load();
  if (things && platform.state === "none") seek();

  // Whoever leaves may not come back to this page; not `unload`, which browsers skip.
  const leave = () => (timer || retry) && record();
  addEventListener("online", () => refusals && record());
  document.addEventListener("visibilitychange", () => document.hidden && leave());
  addEventListener("pagehide", () => {
    leave();
    for (const one of [timer, retry]) clearTimeout(one);
    platform.end();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && things) record(); // which begins anew
  });
}
