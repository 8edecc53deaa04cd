// What the home page shows to a reader who has been here before: the position of the day in the place of 3, 4, 5, and
// the stop that is next. It blocks what follows it, and sets each part as that is parsed, so that nothing is painted
// before and moved afterwards. Its syntax is that of 2015, as theme.js.
"use strict";
{
  const DAY = 86400000; // milliseconds
  /** Prime to the number of positions: each comes, and neighbouring days have unlike ones. */
  const STRIDE = 25;
  /** @typedef {(value: any) => boolean} Check */
  /** @type {Check} */
  const areNames = (list) =>
    Array.isArray(list) && list.every((text) => typeof text === "string" && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(text));
  /** What is kept for each purpose, and what of it must be whole for us. The scripts that write it look closer.
      @type {Record<string, Check>} */
  const KEPT = {
    home: ({ played, won }) => typeof played === "boolean" && (won === null || typeof won === "string"),
    path: ({ at, done, read = [] }) =>
      [done, read].every(areNames) && (at === null || (areNames([at.section]) && Number.isInteger(at.step))),
    practice: ({ turn, cells }) => Number.isInteger(turn) && Object.keys(cells).every((name) => cells[name]),
  };
  /** @param {string} name */
  const read = (name) => {
    let text = null;
    try {
      text = localStorage.getItem(`nian:${name}`);
    } catch (error) {} // storage is forbidden: whoever writes it says so
    if (text === null) return null;
    try {
      const { value } = JSON.parse(text);
      if (KEPT[name](value)) return value;
    } catch (error) {} // it is no JSON, or other JSON: whoever writes it says so
    return null;
  };

  const now = new Date();
  const two = (/** @type {number} */ number) => `0${number}`.slice(-2);
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const day = [year, two(month + 1), two(date)].join("-");
  /** @type {any} */
  let [home, path, practice] = [];
  const readAll = () => {
    [home, path, practice] = Object.keys(KEPT).map(read);
  };

  /** @param {string} css
      @param {Document | Element} [within]
      @returns {HTMLElement | null} */
  const one = (css, within = document) => within.querySelector(css);
  /** @param {string} css
      @param {boolean} is */
  const show = (css, is) => {
    const found = one(css);
    if (found && found.hidden === is) found.hidden = !is;
  };
  /** @param {HTMLElement} element
      @param {string} text */
  const say = (element, text) => {
    if (element.textContent !== text) element.textContent = text; // each change has the page looked at again
  };

  /** The position of this day. A clock set wildly wrong has one as well.
      @param {string} listed */
  const todays = (listed) => {
    const all = listed.split(" ");
    const passed = Math.floor(Date.UTC(year, month, date) / DAY) * STRIDE;
    return all[((passed % all.length) + all.length) % all.length] || all[0];
  };

  const board = () => {
    const section = one(".first-board");
    const game = one("nian-game");
    const time = /** @type {HTMLTimeElement | null} */ (one(".of-day time"));
    if (!section || !game || !time) return;
    const { lang = "en" } = document.documentElement.dataset;
    const position = `nim:${todays(section.dataset.positions || "")}`;
    // What is written in the tag is 3, 4, 5: its frame and its room stay.
    if (game.getAttribute("position") !== position) {
      game.setAttribute("position", position);
      game.className = "unlike";
    }
    time.dateTime = day;
    const written = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { month: "long", day: "numeric" });
    say(time, written.format(now));
    time.hidden = false;
    show(".of-day .first", false);
    show(".of-day .today", true);
    const won = Boolean(home && home.won === day);
    show(".over .won", won);
    show(".over .more", won);
  };

  const next = () => {
    const { done = [], at = null } = path || {};
    /** @type {NodeListOf<HTMLElement>} */
    const stops = document.querySelectorAll(".next .stop");
    let found = false;
    for (const stop of stops) {
      const { section = "", href = "" } = stop.dataset;
      const is = !found && done.indexOf(section) < 0;
      if (stop.hidden === is) stop.hidden = !is;
      if (!is) continue;
      found = true;
      /** @type {HTMLAnchorElement | null} */
      const link = document.querySelector(".next .go-on");
      const [page, anchor] = href.split("#");
      const step = at && at.section === section && at.step > 0 ? `?step=${at.step}` : "";
      if (link) link.href = `${page}${step}#${anchor}`;
    }
    show(".next .go-on", found);
    show(".next .all-done", !found);
    show(".next .tasks", !found);
    const due = one(".next .due");
    if (!due || !practice) return;
    const { turn, cells } = practice;
    const all = Object.keys(cells).filter((name) => cells[name].turn <= turn && cells[name].time <= now.getTime());
    say(due, (due.dataset.count || "").replace("$1", String(all.length)));
    due.hidden = all.length === 0;
  };

  /** With the board of the day, unless one comes back to the page as it was left. */
  const settle = (/** @type {boolean} */ withBoard) => {
    const reads = Boolean(
      (path && (path.at || path.done.length || (path.read || []).length)) ||
        (practice && Object.keys(practice.cells).length)
    );
    document.documentElement.classList.toggle("comes-back", reads);
    show(".next", reads);
    if (reads) next();
    if (withBoard && (reads || (home && home.played))) board();
  };

  /** A row of nine is drawn smaller on a telephone: what follows the card stays where it is, until it is wider. */
  const holdRoom = () => {
    const game = one("nian-game.unlike");
    if (!game) return;
    game.style.minHeight = `${game.offsetHeight}px`;
    addEventListener("resize", () => (game.style.minHeight = ""), { once: true });
  };

  readAll();
  const parsed = new MutationObserver(() => settle(true));
  parsed.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    parsed.disconnect();
    settle(true);
    holdRoom();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    readAll();
    settle(false);
  });
}
