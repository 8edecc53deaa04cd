// The keys of the stage.
import { element } from "../common/make.js";
import { list } from "../common/fill.js";
import { sheet } from "./dialog.js";

export function legend(root, words) {
  const keys = element("dl", {});
  for (const row of list(words.keys)) {
    const [names, does] = row.split("|");
    const kinds = names.split(" ").flatMap((name) => [element("kbd", {}, name), " "]);
    keys.append(element("div", {}, element("dt", {}, ...kinds), element("dd", {}, does)));
  }
  sheet(root, words, words.legend, "lecture-legend").append(keys);
}
