// Tasks of all kinds, a few of each: those of a worksheet, and the same on the screen.
import { MIXED } from "../common/known.js";

/** How many tasks of each skill there are among `count`, in the order of the skills from that number on; the first ones
    have one more where they do not share evenly (`crates/course/src/practice/round.rs`). */
export const mixture = (count, from) => MIXED.map((_, at) => [MIXED[(at + from) % MIXED.length], Math.floor((count + MIXED.length - 1 - at) / MIXED.length)]).filter(([, some]) => some > 0);
