// The last few of something that is kept on this device, which others have taken the place of: the newest first.
import { Store } from "./store.js";

/** So many are kept. */
const MOST = 5;

export class Earlier {
  #store;
  #before; // the only one that was kept, up to version 1.1

  /** `isWhole` says whether a value is one of them. */
  constructor(name, isWhole) {
    const mend = (values) => (Array.isArray(values) ? values.filter(isWhole) : undefined);
    this.#store = new Store(`${name}-earlier`, 1, (values) => Array.isArray(values) && values.every(isWhole), mend);
    this.#before = new Store(`${name}-before`, 1, isWhole);
  }

  get #all() {
    return this.#store.read(null) ?? [this.#before.read(null)].filter(Boolean);
  }

  /** The newest; nothing where there is none. */
  get newest() { return this.#all[0]; }

  put(value) { this.#store.write([value, ...this.#others(value)].slice(0, MOST)); }

  /** Gives the newest, and puts what it takes the place of at the end: one after the other all come back. */
  turn(value) {
    const [newest, ...rest] = this.#all;
    this.#store.write([...rest.filter((one) => !alike(one, value)), ...(value ? [value] : [])].slice(0, MOST));
    return newest;
  }

  #others(value) { return this.#all.filter((one) => !alike(one, value)); }
}

const alike = (one, other) => JSON.stringify(one) === JSON.stringify(other);
