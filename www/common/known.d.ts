// The types of what is filled in into `known.js`, where texts stand in its place.

import type { NianAnswers, NianSeen, NianTarget, NianTheme } from "../nian.js";

declare const names: string[];
declare const texts: Record<string, string>;
declare const number: number;

export { names as ARTICLES, names as ATTRIBUTES, names as BESIDES, names as LISTENED_EVENTS, names as KEYS };
export { names as OPPONENTS, names as PARTS, names as SETTINGS, names as SKILLS };
export { names as TAGS, names as TRAINING, names as WRITTEN };
export { texts as FOLDERS, texts as SHOWN_BY };
export { number as LONGEST, number as MOST_THINGS, number as NARROW, number as WIDE };
export const ANSWERS: NianAnswers[];
export const VISIBILITY: NianSeen[];
export const STEP_KEYS: Record<string, NianTarget>;
export const SUBTAGS: Record<string, string[]>;
export const THEMES: NianTheme[];
