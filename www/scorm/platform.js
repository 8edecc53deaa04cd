// The learning platform around the page: what SCORM 1.2 calls its API. Nothing here throws: a platform that
// refuses, or is not there, is what `state` says.

const TIME = "cmi.core.session_time";
// What some platforms answer for what they have not.
const EMPTY = /^\s*(null|undefined)?\s*$/;
// Values that SCORM 1.2 leaves to a platform: one that does not know them has refused nothing.
const OPTIONAL = ["cmi.core.score.min", "cmi.core.score.max"];
const FARTHEST = 100; // windows, one around the other

/** What SCORM calls its API. @typedef {Record<string, (...values: string[]) => unknown>} Api */
/** @typedef {Window & { API?: Api } | null | undefined} Around */

/** The API in a window or in one around it; a window of another origin lets nobody look.
    @param {Window | null | undefined} window
    @returns {Api | undefined} */
function within(window) {
  try {
    for (let at = /** @type {Around} */ (window), left = FARTHEST; at && left; left -= 1) {
      if (at.API) return at.API;
      if (at.parent === at) return undefined;
      at = at.parent;
    }
  } catch {}
  return undefined;
}

/** The window that has opened another, where one may know.
    @param {Window | null} window
    @returns {Window | null | undefined} */
function openerOf(window) {
  try {
    return window?.opener;
  } catch {
    return undefined;
  }
}

/** The time from one moment to another, in milliseconds, as HH:MM:SS.
    @param {number} from
    @param {number} to */
export function span(from, to) {
  const seconds = Math.min(Math.max(0, Math.round((to - from) / 1000)), 9999 * 3600);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(":");
}

export class Platform {
  /** `none`: there is no platform; `on`: it records; `refused`: it has not taken what was to be recorded.
      @type {"none" | "on" | "refused"} */
  state = "none";
  /** @type {Api | undefined} */
  #api;
  /** When the session began. @type {number | undefined} */
  #since;
  #going = false;

  /** Whether there is one: some pages make theirs after the course has begun. */
  get there() {
    this.#api ??= within(window) ?? within(openerOf(window)) ?? within(openerOf(top));
    return Boolean(this.#api);
  }

  /** Begins a session where none is going, one that has ended anew; whether it has just begun. */
  begin() {
    if (this.#going || !this.there) return false;
    this.#going = this.#call("LMSInitialize", "");
    this.#since ??= Date.now();
    this.state = this.#going ? "on" : "refused";
    return this.#going;
  }

  /** What the platform has under a name: a text, empty where it has nothing.
      @param {string} name */
  get(name) {
    if (!this.#going) return "";
    try {
      const text = String(this.#api?.LMSGetValue(name));
      return EMPTY.test(text) ? "" : text;
    } catch {
      return "";
    }
  }

  /** Stores values on the platform.
      @param {Record<string, string | number>} values */
  record(values) {
    if (!this.#going) return;
    const all = { ...values, [TIME]: span(this.#since ?? 0, Date.now()) };
    const taken = Object.entries(all)
      .map(([name, value]) => this.#call("LMSSetValue", name, String(value)) || OPTIONAL.includes(name))
      .every(Boolean);
    // What it has taken is kept, whatever it has refused.
    this.state = this.#call("LMSCommit", "") && taken ? "on" : "refused";
  }

  /** Ends the session. */
  end() {
    if (!this.#going) return;
    this.#call("LMSSetValue", TIME, span(this.#since ?? 0, Date.now()));
    this.#call("LMSFinish", "");
    this.#going = false;
    this.#since = undefined;
  }

  /** Calls a function of the API; whether it returned "true".
      @param {string} name
      @param {string[]} values */
  #call(name, ...values) {
    try {
      return String(this.#api?.[name](...values)) === "true";
    } catch (error) {
      console.info("nian:", name, error);
      return false;
    }
  }
}
