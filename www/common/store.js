// What the reader's own device keeps for this site: an entry for each purpose, which says the version of
// its form. Text that cannot be read is put aside, never thrown away.
const PREFIX = "nian:";

export class Store {
  /** `ok`, `mended` (what was not whole in it is put aside), `damaged` (all of it is) or `forbidden` (the browser lets a page
      keep nothing). */
  state = "ok";
  #key;
  #version;
  #isWhole;
  #mend;
  #here; // what the browser has not kept
  #barred; // the text that stands in its place, where that could not be put aside

  /** `mend` gives what is whole of a value, or nothing. */
  constructor(name, version, isWhole, mend = () => undefined) {
    [this.#key, this.#version, this.#isWhole, this.#mend] = [PREFIX + name, version, isWhole, mend];
  }

  /** What was kept, or `usual`. Another window may have kept something since it was read last. */
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

  /** What a text of ours says; nothing where it is none. */
  parse(text) {
    const value = this.#valueOf(text);
    return value !== undefined && this.#isWhole(value) ? value : undefined;
  }

  /** The same of a text of which something is not whole: the rest. */
  mended(text) {
    const value = this.#valueOf(text);
    return value === undefined ? undefined : this.#mend(value);
  }

  /** The text of a value, as it is kept and exported. */
  text(value) {
    return JSON.stringify({ version: this.#version, value });
  }

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

  #valueOf(text) {
    try {
      const { version, value } = JSON.parse(text);
      return version === this.#version ? value : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps a text beside those that could not be read before; whether the browser does. */
  #putAside(text) {
    const before = this.damaged;
    if (before?.split("\n").includes(text)) return true;
    return this.#keep(`${this.#key}:damaged`, before === null ? text : `${before}\n${text}`);
  }

  #kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      this.state = "forbidden";
      return null;
    }
  }

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
