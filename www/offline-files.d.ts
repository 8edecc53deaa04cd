// The list that `crates/xtask/src/offline.rs` writes when the site is built.

export const BUILD: string;
/** The files of each language, and under the name "" those of all: path and hash. */
export const FILES: Record<string, Record<string, string>>;
/** Of each language those that are kept once they have been opened. */
export const LATER: Record<string, Record<string, string>>;
