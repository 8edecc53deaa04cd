// What the Rust sources know, which fill it in when the site is written (`crates/site/src/known.rs`):
// no script repeats it.

/** The elements. */
export const TAGS = "%TAGS%";
/** The attributes that one of them has or all have. */
export const ATTRIBUTES = "%ATTRIBUTES%";
/** The attribute that says what an element shows, by the element's name without `nian-`: so it is called in
    the address of the page `show/`. */
export const SHOWN_BY = "%SHOWN_BY%";
/** The attributes that stand in that address under their own names: it has its own theme and language. */
export const BESIDES = "%BESIDES%";
/** What a reader sets in the menu of a board. */
export const SETTINGS = "%SETTINGS%";

/** The articles: the lessons and the claims of each are in its folder. */
export const ARTICLES = "%ARTICLES%";

/** What an exercise can train. */
export const SKILLS = "%SKILLS%";
/** The attributes by which it is told what to train. */
export const TRAINING = "%TRAINING%";
/** What `theme` may say, the usual first. */
export const THEMES = "%THEMES%";
/** The attributes that say which parts of a card are to be seen, and what they may say, the usual first. */
export const PARTS = "%PARTS%";
export const VISIBILITY = "%VISIBILITY%";
/** What `opponent` may say, the strongest first. */
export const OPPONENTS = "%OPPONENTS%";
/** What `answers` may say. */
export const ANSWERS = "%ANSWERS%";

/** The folder on our site of each language's pages, or of the nearest that has pages, by its tag. */
export const FOLDERS = "%FOLDERS%";
/** Of each of our languages the codes that its tags begin with, in one text, then what behind them means it: scripts and
    regions. */
export const SUBTAGS = "%SUBTAGS%";
/** The languages in which pages are written, and the cards of lessons. */
export const WRITTEN = "%WRITTEN%";

/** A card that is less wide than this is laid out for a telephone, one as wide as that for a screen. */
export const NARROW = "%NARROW%";
export const WIDE = "%WIDE%";

/** The events that a card listens to. */
export const LISTENED_EVENTS = "%LISTENED_EVENTS%";
/** Where keys lead to from a step. */
export const STEP_KEYS = "%STEP_KEYS%";

/** The most things of a lesson of a teacher's own. */
export const MOST_THINGS = "%MOST_THINGS%";

/** The most bytes of a lesson. */
export const LONGEST = "%LONGEST%";
/** The keys of a lesson and of its steps. */
export const KEYS = "%KEYS%";
