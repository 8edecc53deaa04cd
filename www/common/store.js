// Storage on the reader's device: an entry of localStorage for each purpose, with the version of its format. A text that
// cannot be parsed is moved aside, never deleted.
const PREFIX = "nian:";

/** @template T */
export class Store {
  /** `ok`, `mended` (what was not whole in it is put aside), `damaged` (all of it is) or `forbidden` (the browser lets a page
      keep nothing).
      @type {"ok" | "mended" | "damaged" | "forbidden"} */
  state = "ok";
  #key;
  #version;
  #isWhole;
  #mend;
  /** What the browser has not kept. @type {T | undefined} */
  #here;
  /** The text that stands in its place, where that could not be put aside. @type {string | undefined} */
  #barred;

  /** `mend` gives what is whole of a value, or nothing.
      @param {string} name
      @param {number} version
      @param {(value: any) => boolean} isWhole
      @param {(value: any) => T | undefined} mend */
  constructor(name, version, isWhole, mend = () => undefined) {
    this.#key = PREFIX + name;
    this.#version = version;
    this.#isWhole = isWhole;
    this.#mend = mend;
  }

  /** What was kept, or `usual`. Another window may have kept something since it was read last.
      @param {T} usual */
  read(usual) {
    if (this.#here !== undefined) return this.#here;
    const text = this.#kept(this.#key);
    if (text === null) return usual;
    const value = this.parse(text);
    if (value) return value;
    const mended = this.mended(text);
    this.state = mended ? "mended" : "damaged";
    this.#barred = text;
    this.write(mended ?? usual);
    return mended ?? usual;
  }

  /** What a text of ours says; nothing where it is none.
      @param {string} text
      @returns {T | undefined} */
  parse(text) {
    const value = this.#valueOf(text);
    return value !== undefined && this.#isWhole(value) ? value : undefined;
  }

  /** The same of a text of which something is not whole: the rest.
      @param {string} text */
  mended(text) {
    const value = this.#valueOf(text);
    return value === undefined ? undefined : this.#mend(value);
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

  forgetDamaged() {
    try {
      localStorage.removeItem(`${this.#key}:damaged`);
    } catch {
      this.state = "forbidden";
    }
  }

  erase() {
    this.#here = this.#barred = undefined;
    try {
      for (const key of [this.#key, `${this.#key}:damaged`]) localStorage.removeItem(key);
    } catch {
      this.state = "forbidden";
    }
  }

  /** What stands in a text of this version, whole or not.
      @param {string} text */
  #valueOf(text) {
    try {
      const { version, value } = JSON.parse(text);
      return version === this.#version ? value : undefined;
    } catch {
      return undefined;
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
