// Storage on the reader's device: an entry of localStorage for each purpose, with the version of its format. A text that
// cannot be parsed is moved aside, never deleted.
const PREFIX = "nian:";

/** @template T */
export class Store {
  /** `ok`, `damaged` (it was put aside) or `forbidden` (the browser lets a page keep nothing).
      @type {"ok" | "damaged" | "forbidden"} */
  state = "ok";
  #key;
  #version;
  #isWhole;
  /** What the browser has not kept. @type {T | undefined} */
  #here;
  /** The text that stands in its place, where that could not be put aside. @type {string | undefined} */
  #barred;

  /** @param {string} name
      @param {number} version
      @param {(value: any) => boolean} isWhole */
  constructor(name, version, isWhole) {
    this.#key = PREFIX + name;
    this.#version = version;
    this.#isWhole = isWhole;
  }

  /** What was kept, or `usual`. Another window may have kept something since it was read last.
      @param {T} usual */
  read(usual) {
    if (this.#here !== undefined) return this.#here;
    const text = this.#kept(this.#key);
    if (text === null) return usual;
    const value = this.parse(text);
    if (value) return value;
    this.state = "damaged";
    this.#barred = text;
    this.write(usual);
    return usual;
  }

  /** What a text of ours says; nothing where it is none.
      @param {string} text
      @returns {T | undefined} */
  parse(text) {
    try {
      const { version, value } = JSON.parse(text);
      return version === this.#version && this.#isWhole(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  /** The text of a value, as it is kept and exported.
      @param {T} value */
  text(value) {
    return JSON.stringify({ version: this.#version, value });
  }

  /** @param {T} value */
  write(value) {
    if (this.#barred !== undefined && this.#putAside(this.#barred)) this.#barred = undefined;
    const kept = this.#barred === undefined && this.#keep(this.#key, this.text(value));
    this.#here = kept ? undefined : value;
  }

  /** Texts that could not be read, a line each, if there are some. */
  get damaged() {
    return this.#kept(`${this.#key}:damaged`);
  }

  erase() {
    this.#here = this.#barred = undefined;
    try {
      for (const key of [this.#key, `${this.#key}:damaged`]) localStorage.removeItem(key);
    } catch {
      this.state = "forbidden";
    }
  }

  /** Keeps a text beside those that could not be read before; whether the browser does.
      @param {string} text */
  #putAside(text) {
    const before = this.damaged;
    if (before?.split("\n").includes(text)) return true;
    return this.#keep(`${this.#key}:damaged`, before === null ? text : `${before}\n${text}`);
  }

  /** @param {string} key */
  #kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      this.state = "forbidden";
      return null;
    }
  }

  /** @param {string} key
      @param {string} text */
  #keep(key, text) {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      this.state = "forbidden";
      return false;
    }
  }
}
