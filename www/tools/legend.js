import { openSheet } from "./dialog.js";
import { draw } from "./draw.js";
import { make } from "../common/make.js";

/** Safe and unsafe. @type {import("./draw.js").Shape[]} */
const MARKS = /** @type {any} */ ("%MARKS%"); // filled in

/** The keys that do something here, and what the marks mean.
    @param {import("../tools.js").Card} card */
export function legend(card) {
  const { widget, words } = card;
  const dialog = openSheet(card, words.legend);
  const own = widget.localName === "nian-game" ? words.gameKeys : widget.steps ? words.stepKeys : "";
  const keys = make("dl", { className: "nian-keys" });
  for (const row of `${own}\n${words.keys}`.split("\n").filter(Boolean)) {
    const [names, does] = row.split("|");
    const kinds = names.split(" ").flatMap((name) => [make("kbd", {}, name), " "]);
    keys.append(make("dt", {}, ...kinds), make("dd", {}, does));
  }
  const marks = make("dl", { className: "nian-marks" });
  const signs = [...MARKS.map(draw), "+", "E"];
  words.marks.split("\n").forEach((meaning, at) => marks.append(make("dt", {}, signs[at]), make("dd", {}, meaning)));
  dialog.append(keys, make("h3", {}, words.marksHeading), marks);
}
