/** Timeouts, in milliseconds. */
export const LIMITS = {
  network: 3_000, // a page of a newer build, where the same page is kept
  storage: 2_000, // the browser's storage, where the network can answer instead
  stalled: 20_000, // a file that is to be kept and of which nothing more comes
};
