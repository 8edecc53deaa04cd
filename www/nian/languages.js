// The languages we speak, and which of them an element is to speak.

/** What is said when nothing that could say it better has arrived; what else can be wrong, says `faults.js`. */
export const WORDS = {
  "zh-Hant": {
    engine: "互動圖無法在這裡執行：檔案沒有下載成功，或網頁的設定不允許 WebAssembly。",
    waiting: (name) => `<${name}> 還不能用：請先等它的 ready。`,
    again: "再試一次",
  },
  "zh-Hans": {
    engine: "互动图无法在这里运行：文件没有下载成功，或网页的设置不允许 WebAssembly。",
    waiting: (name) => `<${name}> 还不能用：请先等待它的 ready。`,
    again: "再试一次",
  },
  en: {
    engine: "The interactive picture cannot run here: a file did not arrive, or the page does not allow WebAssembly.",
    waiting: (name) => `<${name}> cannot be used yet: await its ready first.`,
    again: "Try again",
  },
};

/** The nearest value of an attribute around an element, through shadow roots. */
export function around(element, attribute) {
  for (let at = element; at; at = at.parentNode ?? at.host) {
    const value = at.getAttribute?.(attribute);
    if (value) return value;
  }
}

/** The language of a page that does not say: old ones tell it by their charset. */
const untold = () =>
  ({ Big5: "zh-Hant", GBK: "zh-Hans", gb18030: "zh-Hans" })[document.characterSet] ?? navigator.language;

/** The language we speak that is nearest to a tag: script before region, else English. */
function nearest(tag) {
  const [first, ...rest] = tag.toLowerCase().split(/[-_]/);
  if (first !== "zh") return "en";
  const told = rest.find((subtag) => /^(hant|tw|hk|mo|hans|cn|sg|my)$/.test(subtag));
  return /^(hans|cn|sg|my)$/.test(told) ? "zh-Hans" : "zh-Hant";
}

/** The language that an element is to speak where it stands. */
export const languageOf = (element) => nearest(around(element, "lang") ?? untold());
