// What a person types for a position, brought into the notation: 「拈 3、4、5」 is nim:3,4,5. Only the
// fields of our own pages are read so; attributes and addresses of other pages take the notation.

// The names in all languages (`texts/…/typing.txt`), those that hold others first.
const TYPED = "%TYPED%";

/** What finds these names, where several begin alike the longest. */
function pattern(names, flags) {
  const long = names.map(tidy).sort((one, other) => other.length - one.length);
  return new RegExp(long.map((name) => name.replace(/[^\p{L}\d ]/gu, "\\$&")).join("|"), flags);
}

/** The games, with what finds their names. */
const GAMES = TYPED.games.map(([game, behind, names]) => ({ game, behind, name: pattern(names) }));
/** What may be said besides, likewise. */
const OPTIONS = TYPED.options.map(([option, names]) => ({ option, name: pattern(names) }));
/** Words that say nothing the notation needs. */
const REST = pattern(TYPED.rest, "g");

/**
 * The position that is meant, in the notation. Of one that lacks something, what there is: the board says
 * what has to stand there. A text of which nothing can be understood is as it is; the board refuses it.
 */
export function understand(typed) {
  const text = tidy(typed);
  const [game, option, state] = parts(text);
  if (state === undefined) return unfinished(text) ?? typed.trim();
  return [[game, ...option].join("."), state].join(":");
}

/** In our letters, digits and signs, without accents, with no space beside a sign. */
function tidy(typed) {
  return typed.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[、;。]/g, ",").replace(/[–—−~]/g, "-")
    .replace(/[(){}[\]「」《》“”"]/g, " ").replace(/’/g, "'")
    .replace(/\b0+(?=\d)/g, "")
    .replace(/\s*([:@,.-])\s*/g, "$1").replace(/\s+/g, " ").replace(/^[ ,:]+|[ ,:.]+$/g, "");
}

/** A text without the names of games. */
const unnamed = (text) => GAMES.reduce((rest, { name }) => rest.replace(name, " "), text);

/** The game that is named. */
const gameIn = (text) => GAMES.find(({ name }) => name.test(text));
/** The one that is meant where none is. */
const USUAL = GAMES.find(({ game }) => game === TYPED.usual);

/** The game, its options and what stands behind the colon; no more than the game where that is unclear. */
function parts(text) {
  const named = gameIn(text);
  const { game, behind } = named ?? USUAL;
  const notation = text.replace(named?.name ?? /^\b/, game);
  // Only the name was another one, or none of it.
  const whole = /^([a-z]+)((?:\.[\w,-]+)*):([^ ]+)$/.exec(notation);
  if (whole && named) return [whole[1], whole[2].split(".").slice(1), whole[3]];
  let rest = unnamed(text);
  const options = [];
  for (const { option, name } of OPTIONS) {
    if (name.test(rest)) options.push(option);
    rest = rest.replace(name, " ");
  }
  rest = tidy(rest.replace(REST, " ")).replace(/^\./, "");
  const [before, state] = NUMBERS[behind](rest) ?? [];
  return [game, [...before ?? [], ...options], state];
}

/** A game and no more than numbers, which do not say all of its rules and its position. */
function unfinished(text) {
  const { game } = gameIn(text) ?? {};
  if (!game) return undefined;
  const rest = tidy(unnamed(text).replace(REST, " "));
  if (!/^[\d,@-]*$/.test(rest)) return undefined;
  return rest ? `${game}:${rest}` : game;
}

const read = (pattern, text) => pattern.exec(text)?.slice(1);

/** The numbers that belong to the rules, and what stands behind the colon, by what a game has behind its name. */
const NUMBERS = {
  rows: (text) => (/^\d+([ ,.-]\d+)*$/.test(text) ? [[], text.match(/\d+/g).join()] : undefined),
  limited(text) {
    const [heap, limit] = read(/^(\d+)(?:[ ,@](\d+))?$/, text) ?? [];
    return heap && [[], limit ? `${heap}@${limit}` : heap];
  },
  dice(text) {
    const [heap, faces] = read(/^(\d+)[ ,@:](\d(?:[ ,+]\d)*)$/, text) ?? [];
    return heap && [[], `${heap}@${faces.match(/\d/g)}`];
  },
  /** The number or numbers of the rules, then the heap; what is more than one number can come last, too. */
  ruled(text) {
    const [first, last] = read(/^([\d,-]+)[ :]([\d,-]+(?:@[\d,a-z]+)?)$/, text) ?? read(/^(\d+),(\d+)$/, text) ?? [];
    if (!first) return undefined;
    return /^\d+$/.test(first) && /^\d+[,-][\d,-]+$/.test(last) ? [[last], first] : [[first], last];
  },
};
