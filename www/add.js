// Takes what a card shows into the reader's own lesson; fetched by the card's menu when that is asked for.
import { FOLDERS, SHOWN_BY } from "./common/known.js";
import { fill } from "./common/fill.js";
import { setBeside } from "./class/deck.js";
import { readItem } from "./class/item.js";
import { Tray } from "./class/tray.js";
import { openSheet } from "./tools/dialog.js";
import { make } from "./tools/make.js";

export const version = "%VERSION%";

const tray = new Tray();

/** What a widget shows now, at this step; nothing where a lesson cannot hold it. */
function thingOf(widget) {
  const kind = widget.localName.replace("nian-", "");
  const value = kind === "game" ? widget.state?.split(" ")[0] : widget.getAttribute(SHOWN_BY[kind]);
  const step = kind === "game" ? 0 : widget.step ?? 0;
  const packed = kind === "example" && !value && widget.dataset.lesson;
  const before = { table: "table:", number: `number:${widget.getAttribute("in") ?? "binary"}=`, claim: "claim:", exercise: "exercise:" }[kind] ?? "";
  const thing = readItem(`${packed ? `lesson:${packed}` : `${before}${value ?? ""}`}${step ? `~${step}` : ""}`);
  if (!thing) return undefined;
  // A board is added as it stands now.
  for (const { name, value } of widget.attributes) if (name !== "moves") setBeside(thing, name, value);
  return thing;
}

/** Adds it, and says so in a dialog, with the way to the lesson. `said` is what there is to be said. */
export function addToLesson(card, said) {
  const { frame, widget } = card;
  const thing = thingOf(widget);
  const count = thing ? tray.add(thing) : "cannot";
  const dialog = openSheet(card, said.name);
  const status = make("p", {}, said[count] ?? fill(said.added, count));
  status.setAttribute("role", "status");
  dialog.append(status, make("p", {}, make("a", { href: new URL(`${FOLDERS[frame.lang]}class/`, import.meta.url).href }, said.lesson)));
}
