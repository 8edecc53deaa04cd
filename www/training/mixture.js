// Tasks of all kinds, a few of each: those of a worksheet, and the same on the screen.
import { MIXED } from "../common/known.js";

/** How many tasks of each skill there are among `count`, in the order of the skills; the easier ones come first, and
    have one more where they do not share evenly. */
export const mixture = (count) => MIXED.map((skill, at) => [skill, Math.floor((count + MIXED.length - 1 - at) / MIXED.length)]).filter(([, some]) => some > 0);
