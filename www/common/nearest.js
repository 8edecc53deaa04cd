// Which of the languages we speak is meant by a tag. `crates/words/src/tags.rs` does the same where there are no pages.
import { SUBTAGS } from "./known.js";

/** The language we speak that is nearest to a tag: script or region, whichever stands first, else English. What follows a
    single letter is no part of the language: `yue-x-mtfrom-zh-CN` was translated from another.
    @param {string} tag */
export function nearest(tag) {
  const [first, ...rest] = tag
    .toLowerCase()
    .split(/\b\w\b/)[0]
    .split(/[^a-z]+/);
  const alike = Object.keys(SUBTAGS).filter((ours) => SUBTAGS[ours][0].split(" ").includes(first));
  const means = (/** @type {string} */ subtag) => alike.find((ours) => SUBTAGS[ours].includes(subtag));
  return rest.map(means).find(Boolean) ?? alike[0] ?? "en";
}
