// The lesson that is kept on this device, and the last few before it.
import { Earlier } from "../common/earlier.js";
import { Store } from "../common/store.js";
import { MOST_THINGS, fromFile, toFile } from "./deck.js";

/** The lesson is kept as its file, with what stands in it. */
const isWhole = (value) => Boolean(fromFile(JSON.stringify(value)).deck);

export const KEY = "lesson";

export class Tray {
  #store = new Store(KEY, 1, isWhole);
  #earlier = new Earlier(KEY, isWhole);

  /** `ok`, `damaged` or `forbidden`. */
  get state() { return this.#store.state; }

  read() { return this.#from(this.#store.read(JSON.parse(toFile(EMPTY)))); }

  /** Keeps a lesson; whether the browser does. */
  write(deck) {
    this.#store.state = "ok";
    this.#store.write(JSON.parse(toFile(deck)));
    return this.#store.state === "ok";
  }

  /** Another lesson takes its place; the one that was there can be brought back. */
  replace(deck) {
    this.#put(this.read());
    return this.write(deck);
  }

  /** Whether there is a lesson that can be brought back. */
  get hasEarlier() { return Boolean(this.#earlier.newest); }

  /** The lesson that was there before, in the place of this one; asked again, the one before that, and so on. */
  turn(deck) {
    const newest = this.#from(this.#earlier.turn(deck.things.length ? JSON.parse(toFile(deck)) : undefined));
    this.write(newest);
    return newest;
  }

  #put(deck) {
    if (deck.things.length) this.#earlier.put(JSON.parse(toFile(deck)));
  }

  /** Adds a thing at the end; the number of things then, or why it is not there. */
  add(thing) {
    const deck = this.read();
    if (deck.things.length >= MOST_THINGS) return "full";
    const things = [...deck.things, thing];
    return this.write({ ...deck, things }) ? things.length : "forbidden";
  }

  #from(value) { return fromFile(JSON.stringify(value)).deck; }
}

export const EMPTY = { title: undefined, things: [], at: 1, step: 0, answers: "ask" };
