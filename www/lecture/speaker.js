// The speaker's window: a second window with what comes next, the answer, the note and the time. Both are the same
// page; they find each other as those of reveal.js do, by messages that go on until they are answered, so that either
// may be loaded again. Where pages are files, `opener` works and a channel may not; elsewhere both do.
import { textOf } from "../common/shown.js";
import { fill } from "../common/fill.js";
import { button, element } from "../common/make.js";
import { written } from "./clock.js";
import { commandOf } from "./keys.js";
import { Thing } from "./thing.js";
import { wordsOf } from "./words.js";

/** What names the pair in the address of the speaker's window. */
export const SPEAKER = "speaker";
const KEPT = "nian-speaker"; // the same name, for when the lesson's window is loaded again
const CALL = 500; // milliseconds between two calls of the speaker's window
const SILENT = 3500; // after so many a window that says nothing is gone

/** What the speaker's window may ask for. */
const MAY = ["forward", "back", "next", "previous", "first", "last", "answer", "black", "enter", "erase"];

/** Messages between two windows of the same name, each of which has a number and is heard once. */
class Wire {
  #name;
  #hear;
  #peer;
  #channel;
  #sent = 0;
  #last = new Map(); // of each sender, who is told by a name of its own
  #own = Math.random().toString(36).slice(2);

  constructor(name, peer, hear) {
    [this.#name, this.#peer, this.#hear] = [name, peer, hear];
    addEventListener("message", this.#heard);
    try {
      this.#channel = new BroadcastChannel(`nian-${name}`);
      this.#channel.onmessage = this.#heard;
    } catch {}
  }

  #heard = ({ data, source }) => {
    if (data?.nian !== this.#name || data.from === this.#own) return;
    if (source && source !== window) this.#peer = source;
    if (data.number <= (this.#last.get(data.from) ?? 0)) return;
    this.#last.set(data.from, data.number);
    this.#hear(data);
  };

  send(message) {
    const data = { ...message, nian: this.#name, from: this.#own, number: (this.#sent += 1) };
    try {
      this.#peer?.postMessage(data, "*"); // a page that is a file has no origin that could be named
    } catch {}
    this.#channel?.postMessage(data);
  }

  end() {
    removeEventListener("message", this.#heard);
    this.#channel?.close();
  }
}

/** The side of the lesson. */
export class Speaker {
  #act;
  #state;
  #gone;
  #name;
  #wire;
  #heard; // when it was heard last
  #lost = false;
  #timer;

  /** `act(command)` does what the speaker asks for, `state()` is what is shown there, `gone(is)` hears that the window was
      closed or is back. */
  constructor({ act, state, gone }) {
    [this.#act, this.#state, this.#gone] = [act, state, gone];
    try {
      this.#name = sessionStorage.getItem(KEPT) ?? undefined;
    } catch {}
    if (this.#name) this.#listen();
  }

  /** Opens it; whether the browser lets us. */
  open(search) {
    this.#name ??= crypto.getRandomValues(new Uint32Array(2)).join("-");
    try {
      sessionStorage.setItem(KEPT, this.#name);
    } catch {}
    const url = new URL(location.href);
    url.search = `${search}&${SPEAKER}=${this.#name}`;
    const opened = window.open(url, `nian-${this.#name}`, "popup,width=1100,height=780");
    if (!opened) return false;
    this.#wire?.end();
    this.#listen(opened);
    return true;
  }

  #listen(peer) {
    this.#wire = new Wire(this.#name, peer, ({ what, command }) => {
      if (this.#lost) this.#gone(false);
      [this.#heard, this.#lost] = [Date.now(), false];
      if (what === "do" && (MAY.includes(command) || /^\d$/.test(command))) this.#act(command);
      this.tell();
    });
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      if (this.#lost || !this.#heard || Date.now() - this.#heard < SILENT) return;
      this.#lost = true;
      this.#gone(true);
    }, CALL);
  }

  tell() {
    if (this.#heard) this.#wire.send({ what: "state", state: this.#state() });
  }

  end() {
    clearInterval(this.#timer);
    this.#heard = undefined; // nobody is told anything any more
    this.#wire?.send({ what: "end" });
    this.#wire?.end();
  }
}

/** The speaker's window itself. */
export function speakerWindow(place, deck, { language, name }) {
  return new Notes(place, deck, language, name).begin();
}

class Notes {
  #deck;
  #language;
  #words;
  #wire;
  #state;
  #heard = 0;
  #began;
  #parts = {};
  #now = { kept: new Map() }; // the things as elements, one set for what is shown and one for what comes next
  #next = { kept: new Map() };

  constructor(place, deck, language, name) {
    [this.#deck, this.#language, this.#words] = [deck, language, wordsOf(language)];
    const words = this.#words;
    const part = (name, tag = "p", attributes = {}) => (this.#parts[name] = element(tag, { class: `speaker-${name}`, ...attributes }));
    const by = (command, label) => button("lecture-command", label, () => this.#send(command), { "data-do": command });
    const heading = (text) => element("h2", {}, text);
    this.#now.place = part("now", "div");
    this.#next.place = part("next", "div");
    const root = element("div", { class: "nian lecture-speaker", lang: language, "data-theme": document.documentElement.dataset.theme ?? "auto" },
      element("header", {}, part("where", "h1"), part("time"), part("spent"), part("timer")),
      part("state", "p", { role: "status" }),
      element("div", { class: "speaker-both" },
        element("section", {}, part("shown", "h2"), this.#now.place),
        element("section", {}, heading(words.question), part("question"), heading(words.note), part("note"),
          heading(words.comes), part("comes"), this.#next.place)),
      element("div", { class: "speaker-keys" }, by("back", words.back), by("forward", words.forward), by("answer", words.answer), by("previous", words.previous), by("next", words.next), by("black", words.black)));
    place.replaceChildren(root);
    document.documentElement.dataset.lecture = "speaker";
    this.#wire = new Wire(name, window.opener, (message) => this.#hear(message));
  }

  begin() {
    addEventListener("keydown", this.#pressed, true);
    this.#parts.state.textContent = this.#words.searching;
    const call = () => {
      this.#wire.send({ what: "here" });
      this.#tick();
    };
    setInterval(call, CALL);
    call();
    return this;
  }

  #send(command) { this.#wire.send({ what: "do", command }); }

  #pressed = (event) => {
    const command = commandOf(event);
    if (!command || !(MAY.includes(command) || command === "start" || /^\d$/.test(command))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (command !== "start") this.#send(command);
  };

  #hear({ what, state }) {
    if (what === "end") {
      this.#heard = 0;
      return this.#tick();
    }
    if (what !== "state") return;
    this.#heard = Date.now();
    this.#began ??= this.#heard;
    const before = JSON.stringify(this.#state);
    this.#state = state;
    if (JSON.stringify(state) !== before) this.#show();
    this.#tick();
  }

  #tick() {
    const words = this.#words;
    const now = Date.now();
    const set = (part, text) => { if (this.#parts[part].textContent !== text) this.#parts[part].textContent = text; };
    set("time", new Date(now).toLocaleTimeString(this.#language, { hour: "2-digit", minute: "2-digit" }));
    set("spent", this.#began ? fill(words.spent, written((now - this.#began) / 1000)) : "");
    const { until, left } = this.#state?.clock ?? {};
    const rest = left ?? (until === undefined ? undefined : until - now);
    set("timer", rest === undefined ? "" : fill(words.rest, written(Math.max(0, Math.ceil(rest / 1000)))));
    const lost = now - this.#heard > SILENT;
    if (this.#state) set("state", lost ? words.lessonGone : "");
  }

  #show() {
    const { at, step, of, steps, title, next, game, waits } = this.#state;
    const words = this.#words;
    const [thing, later] = [this.#deck.things[at - 1], this.#deck.things[at]];
    if (!thing) return; // of another lesson
    this.#parts.where.textContent = `${fill(words.where, at, of)}　${title}${steps ? `　${fill(words.steps, step, steps)}` : ""}`;
    this.#parts.shown.textContent = waits ? words.nowWaits : words.now;
    for (const name of ["question", "note"]) {
      const own = textOf(thing[name], this.#language);
      this.#parts[name].textContent = own?.text ?? "—";
      this.#parts[name].lang = own?.lang ?? "";
    }
    this.#put(this.#now, at, step, game);
    const same = step < steps;
    this.#parts.comes.textContent = same ? fill(words.steps, step + 1, steps) : later ? `${fill(words.where, at + 1, of)}　${next}` : words.atEnd;
    if (same) this.#put(this.#next, at, step + 1);
    else if (later) this.#put(this.#next, at + 1, later.start);
    else this.#next.place.replaceChildren();
  }

  /** Shows a step of a thing with its answer. */
  async #put(side, at, step, game) {
    const { place, kept } = side;
    const thing = kept.get(at) ?? new Thing({ ...this.#deck.things[at - 1], question: undefined }, "shown", () => {});
    kept.set(at, thing);
    const { element: widget } = thing;
    widget.setAttribute("controls", "hidden");
    if (widget.parentNode !== place) place.replaceChildren(widget);
    side.wanted = `${at}.${step}`;
    await thing.come();
    if (side.wanted !== `${at}.${step}`) return;
    thing.show(step, true);
    if (game && widget.localName === "nian-game" && widget.state !== game) widget.state = game;
  }
}
