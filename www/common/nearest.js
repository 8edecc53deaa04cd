// Which of the languages we speak is meant by a tag.
import { SUBTAGS } from "./known.js";

/** The language we speak that is nearest to a tag: script before region, else English. */
export function nearest(tag) {
  const [first, ...rest] = tag.toLowerCase().split(/[-_]/);
  const alike = Object.keys(SUBTAGS).filter((ours) => ours.split("-")[0] === first);
  const means = (subtag) => alike.find((ours) => SUBTAGS[ours].includes(subtag));
  return means(rest.find(means)) ?? alike[0] ?? "en";
}
