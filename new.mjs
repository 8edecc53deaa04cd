// What a person types for a position, brought into the notation: 「拈 3、4、5」 is nim:3,4,5. Only the
// fields of our own pages are read so; attributes and addresses of other pages take the notation.

// The names in all languages (`texts/…/typing.txt`), those that hold others first.
const TYPED = {"usual":"nim","games":[["dynamic.2","limited",["斐波那契拈","斐波那契尼姆","斐波那契","費氏拈","費氏尼姆","費氏遊戲","费氏拈","费氏尼姆","费氏游戏","Fibonacci nim","Fibonacci","フィボナッチ・ニム","フィボナッチニム","フィボナッチ"]],["wythoff","rows",["威氏","威佐夫","Wythoff's","Wythoffs","Wythoff","ワイトホフ","ヴィトホフ"]],["euclid","rows",["歐幾里得","欧几里得","Euclid's","Euclids","Euclid","ユークリッド"]],["dice","dice",["骰子","骰","色子","dice","サイコロ","さいころ","ダイス"]],["subtraction","ruled",["減法","單堆","巴什","减法","单堆","subtraction","Bash","引き算"]],["sides","ruled",["奇偶兩方","奇方與偶方","奇方和偶方","兩方","奇偶两方","奇方与偶方","两方","two sides","sides","奇数側と偶数側"]],["parity","ruled",["奇偶","odd-even","odd even","oddeven","parity","偶奇"]],["dynamic","ruled",["倍數","動態","倍数","动态","dynamic nim","dynamic"]],["nim","rows",["拈","尼姆","nim","ニム"]]],"options":[["misere",["反規則","反則","反玩","反规则","反则","misère","逆形","ミゼール"]],["even",["偶數","偶","偶数","even"]],["local",["各自","各有","local","山ごと"]],["global",["共用","global","共通"]],["one-sum",["one-sum","one sum"]],["both",["都翻","both","全部倒す"]],["one",["翻一","one","一個倒す"]]],"rest":["遊戲","博弈","限額","朝上","石子","的","堆","列","行","枚","顆","個","點","和","與","游戏","限额","颗","个","点","与","games","game","limit","and","with","up","ゲーム","上限","石","の","山","と"]};

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
