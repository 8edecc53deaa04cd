// What a person types for a position, brought into the notation: 「拈 3、4、5」 is nim:3,4,5. Only the
// fields of our own pages are read so; attributes and addresses of other pages take the notation.

/** Names of games as people write them, those that begin like others first. */
const GAMES = [
  ["dynamic.2", /fibonacci( nim)?|斐波那契(拈|尼姆)?|[費费]氏(拈|尼姆|遊戲|游戏)/],
  ["wythoff", /wythoff(['’]?s)?|威氏|威佐夫/],
  ["euclid", /euclid(['’]?s)?|[歐欧][幾几]里得/],
  ["dice", /dice|骰子?|色子/],
  ["subtraction", /subtraction|減法|减法|[單单]堆|巴什|bash/],
  ["sides", /sides|two sides|奇偶[兩两]方|奇方[與与和]偶方|[兩两]方/],
  ["parity", /parity|odd[- ]?even|奇偶/],
  ["dynamic", /dynamic( nim)?|倍[數数]|[動动][態态]/],
  ["nim", /nim|拈|尼姆/],
];

/** What may be said besides, and the option it is. */
const OPTIONS = [
  ["misere", /misere|反[規规][則则]|反[則则]|反玩/],
  ["even", /even|偶[數数]?/],
  ["local", /local|各自|各有/],
  ["global", /global|共用/],
  ["one-sum", /one[- ]sum/],
  ["both", /both|都翻/],
  ["one", /one|翻一/],
];

/** Words that say nothing the notation needs. */
const REST = /遊戲|游戏|博弈|限[額额]|朝上|石子|games?|limit|and|with|up|[的堆列行枚顆颗個个點点和與与]/g;

/** The games whose options are words only: what else is written are heaps. */
const ROWS = ["nim", "wythoff", "euclid"];

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
    .replace(/[(){}[\]「」《》“”"]/g, " ")
    .replace(/\b0+(?=\d)/g, "")
    .replace(/\s*([:@,.-])\s*/g, "$1").replace(/\s+/g, " ").replace(/^[ ,:]+|[ ,:.]+$/g, "");
}

/** A text without the names of games. */
const unnamed = (text) => GAMES.reduce((rest, [, name]) => rest.replace(name, " "), text);

/** The game, its options and what stands behind the colon; no more than the game where that is unclear. */
function parts(text) {
  const named = GAMES.find(([, name]) => name.test(text));
  const game = named?.[0] ?? "nim";
  const notation = text.replace(named?.[1] ?? /^\b/, game);
  // Only the name was another one, or none of it.
  const whole = /^([a-z]+)((?:\.[\w,-]+)*):([^ ]+)$/.exec(notation);
  if (whole && named) return [whole[1], whole[2].split(".").slice(1), whole[3]];
  let rest = unnamed(text);
  const options = [];
  for (const [option, name] of OPTIONS) {
    if (name.test(rest)) options.push(option);
    rest = rest.replace(name, " ");
  }
  rest = tidy(rest.replace(REST, " ")).replace(/^\./, "");
  const [before, state] = numbers(game, rest) ?? [];
  return [game, [...before ?? [], ...options], state];
}

/** A game and no more than numbers, which do not say all of its rules and its position. */
function unfinished(text) {
  const [game] = GAMES.find(([, name]) => name.test(text)) ?? [];
  if (!game) return undefined;
  const rest = tidy(unnamed(text).replace(REST, " "));
  if (!/^[\d,@-]*$/.test(rest)) return undefined;
  return rest ? `${game}:${rest}` : game;
}

/** The numbers that belong to the rules, and what stands behind the colon. */
function numbers(game, text) {
  const read = (pattern) => pattern.exec(text)?.slice(1);
  if (ROWS.includes(game)) {
    return /^\d+([ ,.-]\d+)*$/.test(text) ? [[], text.match(/\d+/g).join()] : undefined;
  }
  if (game === "dynamic.2") {
    const [heap, limit] = read(/^(\d+)(?:[ ,@](\d+))?$/) ?? [];
    return heap && [[], limit ? `${heap}@${limit}` : heap];
  }
  if (game === "dice") {
    const [heap, faces] = read(/^(\d+)[ ,@:](\d(?:[ ,+]\d)*)$/) ?? [];
    return heap && [[], `${heap}@${faces.match(/\d/g)}`];
  }
  // The number or numbers of the rules, then the heap; what is more than one number can come last, too.
  const [first, last] = read(/^([\d,-]+)[ :]([\d,-]+(?:@[\d,a-z]+)?)$/) ?? read(/^(\d+),(\d+)$/) ?? [];
  if (!first) return undefined;
  return /^\d+$/.test(first) && /^\d+[,-][\d,-]+$/.test(last) ? [[last], first] : [[first], last];
}
