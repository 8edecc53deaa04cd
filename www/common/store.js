// What the reader's own device keeps for this site: an entry for each purpose, which says the version of
// its form. Text that cannot be read is put aside, never thrown away.
const PREFIX = "nian:";

export class Store {
  /** `ok`, `damaged` (what was there is put aside) or `forbidden` (the browser lets a page keep nothing). */
  state = "ok";
  #key;
  #version;
  #isWhole;
  #here; // where the browser keeps nothing

  constructor(name, version, isWhole) {
    [this.#key, this.#version, this.#isWhole] = [PREFIX + name, version, isWhole];
  }

  /** What was kept, or `usual`. */
  read(usual) {
    let text;
    try {
      text = localStorage.getItem(this.#key);
    } catch {
      this.state = "forbidden";
      return this.#here ?? usual;
    }
    if (text === null) return this.#here ?? usual;
    const value = this.parse(text);
    if (value) return value;
    this.state = "damaged";
    this.#keep(`${this.#key}:damaged`, text);
    this.#keep(this.#key, this.text(usual));
    return usual;
  }

  /** What a text of ours says; nothing where it is none. */
  parse(text) {
    try {
      const { version, value } = JSON.parse(text);
      return version === this.#version && this.#isWhole(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  /** The text of a value, as it is kept and exported. */
  text(value) { return JSON.stringify({ version: this.#version, value }); }

  write(value) {
    this.#here = value;
    this.#keep(this.#key, this.text(value));
  }

  /** Text that could not be read, if there is some. */
  get damaged() {
    try {
      return localStorage.getItem(`${this.#key}:damaged`);
    } catch {
      return null;
    }
  }

  erase() {
    this.#here = undefined;
    try {
      for (const key of [this.#key, `${this.#key}:damaged`]) localStorage.removeItem(key);
    } catch {
      this.state = "forbidden";
    }
  }

  #keep(key, text) {
    try {
      localStorage.setItem(key, text);
    } catch {
      this.state = "forbidden";
    }
  }
}
