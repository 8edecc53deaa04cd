// The languages we speak, and which of them an element is to speak.
import { SIMPLIFIED, TRADITIONAL } from "../shared/known.js";

/** What is said when nothing that could say it better has arrived; what else can be wrong, says `faults.js`. */
export const WORDS = {
  "zh-Hant": {
    "not-loaded": "互動圖的檔案沒有下載成功。",
    blocked: "這個網頁的設定不允許 WebAssembly，互動圖無法在這裡執行。",
    internal: "互動圖裡出了錯，回到出錯前的樣子了。",
    outdated: "這個網頁打開以後，網站更新過了：請重新載入。",
    waiting: (name) => `<${name}> 還不能用：請先等它的 ready。`,
    again: "再試一次",
    reload: "重新載入",
  },
  "zh-Hans": {
    "not-loaded": "互动图的文件没有下载成功。",
    blocked: "这个网页的设置不允许 WebAssembly，互动图无法在这里运行。",
    internal: "互动图里出了错，回到出错前的样子了。",
    outdated: "这个网页打开以后，网站更新过了：请重新加载。",
    waiting: (name) => `<${name}> 还不能用：请先等待它的 ready。`,
    again: "再试一次",
    reload: "重新加载",
  },
  en: {
    "not-loaded": "The files of the interactive picture did not arrive.",
    blocked: "This page does not allow WebAssembly, so the interactive picture cannot run here.",
    internal: "Something went wrong in the interactive picture: it is again as it was before.",
    outdated: "The site has changed since this page was opened: load it again.",
    waiting: (name) => `<${name}> cannot be used yet: await its ready first.`,
    again: "Try again",
    reload: "Load again",
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
  const told = rest.find((subtag) => [...TRADITIONAL, ...SIMPLIFIED].includes(subtag));
  return SIMPLIFIED.includes(told) ? "zh-Hans" : "zh-Hant";
}

/** The language that an element is to speak where it stands. */
export const languageOf = (element) => nearest(around(element, "lang") ?? untold());
