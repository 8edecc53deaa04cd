// What is said of files that cannot be shown; fetched by nian.js when one cannot.

const WORDS = {
  "zh-Hant": {
    missing: () => "沒有寫 src：要寫「文章/例子」，或一個 .json 檔的網址。",
    unknown: (src) => `找不到「${src}」這個例子。src 要寫「文章/例子」，或一個 .json 檔的網址。`,
    load: (src) => `「${src}」沒有下載成功。`,
    nothing: () => "沒有寫 src：要寫「文章/命題」。",
    claim: (src) => `找不到「${src}」這個命題。src 要寫「文章/命題」。`,
    check: () => "驗證無法在這裡執行：檔案沒有下載成功，或網頁的設定不允許。",
  },
  "zh-Hans": {
    missing: () => "没有写 src：要写“文章/例子”，或一个 .json 文件的网址。",
    unknown: (src) => `找不到“${src}”这个例子。src 要写“文章/例子”，或一个 .json 文件的网址。`,
    load: (src) => `“${src}”没有下载成功。`,
    nothing: () => "没有写 src：要写“文章/命题”。",
    claim: (src) => `找不到“${src}”这个命题。src 要写“文章/命题”。`,
    check: () => "验证无法在这里运行：文件没有下载成功，或网页的设置不允许。",
  },
  en: {
    missing: () => "No src is given: it takes ARTICLE/EXAMPLE, or the address of a .json file.",
    unknown: (src) => `There is no example “${src}”: src takes ARTICLE/EXAMPLE, or the address of a .json file.`,
    load: (src) => `“${src}” did not arrive.`,
    nothing: () => "No src is given: it takes ARTICLE/CLAIM.",
    claim: (src) => `There is no claim “${src}”: src takes ARTICLE/CLAIM.`,
    check: () => "The check cannot run here: a file did not arrive, or the page does not allow it.",
  },
};

/** The sentence in a language for what is wrong with a file that is called so. */
export const sentence = (lang, what, name) => WORDS[lang][what](name);
