// The record of practice on the page: its table, and its way into a file and back.
import { written } from "../common/written.js";
import { COUNTS } from "./record.js";

/** Gives what shows the record as it is. The names of skills and levels are those of the form. */
export function showRecord(record, skills, levels) {
  const section = document.querySelector(".record");
  const [none, region] = section.querySelectorAll(".empty, .wide");
  const body = section.querySelector("tbody");
  const status = section.querySelector("[role=status]");
  const [save, read, erase] = section.querySelectorAll("button");
  const say = (what) => { status.textContent = section.dataset[what]; };
  const named = (select, value) => [...select.options].find((option) => option.value === value)?.text ?? value;

  const show = () => {
    const cells = record.cells.sort(([, one], [, other]) => other.at - one.at);
    none.hidden = cells.length > 0;
    region.hidden = !none.hidden;
    body.replaceChildren(...cells.map(([name, cell]) => {
      const [skill, level] = name.split(" ");
      const due = record.isDue(cell) || !cell.time ? section.dataset.now : new Date(cell.time).toLocaleDateString(written());
      const row = document.createElement("tr");
      const head = Object.assign(document.createElement("th"), { scope: "row", textContent: named(skills, skill) });
      const texts = [named(levels, level).split(/\s/)[0], ...COUNTS.map((count) => cell[count] ?? 0), due];
      row.append(head, ...texts.map((textContent) => Object.assign(document.createElement("td"), { textContent })));
      return row;
    }));
    section.hidden = false;
    if (record.state !== "ok") say(record.state);
  };

  save.addEventListener("click", () => {
    const href = URL.createObjectURL(new Blob([record.export()], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href, download: "nian-practice.json" }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
    say("saved");
  });
  read.addEventListener("click", () => {
    const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json,application/json" });
    input.addEventListener("change", async () => {
      const good = record.import(await input.files[0].text());
      show();
      say(good ? "imported" : "notOurs");
    });
    input.click();
  });
  // It asks before it erases: by the same button, which is where the finger is.
  let sure = false;
  const name = erase.textContent;
  const ask = (asking) => {
    sure = asking;
    erase.textContent = asking ? section.dataset.sure : name;
  };
  erase.addEventListener("blur", () => ask(false));
  erase.addEventListener("click", () => {
    if (!sure) return ask(true);
    ask(false);
    record.erase();
    show();
    say("erased");
  });
  return show;
}
