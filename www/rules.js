// A rule of the reader's own on the page `lab/?rule=1,3,4`. It is searched by a worker; what is found is told
// here. What can be set and all words stand in the page (`crates/site/src/pages/own_rule.rs`).
//
// The modules in `rules/`, `area/` and `setup/` are parts of this file.
import { fill } from "./common/fill.js";
import { element } from "./common/make.js";
import { keepInAddress } from "./pages/address.js";
import { Form } from "./setup/form.js";
import { Search } from "./common/search.js";
import { Grid } from "./rules/grid.js";
import { Strips } from "./rules/strip.js";

const section = document.querySelector(".own-rule");
const one = (css) => section.querySelector(css);
const words = JSON.parse(section.dataset.said);
const known = JSON.parse(section.dataset.known);
const [rules, reasons] = [new Search(), new Search()];
const [said, failed, findings, because, onwards] = [".rule .said", ".failed", ".found", ".why [role=status]", ".why .onwards"].map(one);
const play = onwards.querySelector("a").getAttribute("href");
const SOON = 200; // milliseconds; what is found sooner needs no word that it is searched for

let own = false; // whether the reader, or the address, has set a rule: only then it stands in the address
const form = new Form(one(".game"), (made) => {
  own = true;
  search(made.text);
}, { words, refuse: say });
const strips = new Strips(one(".strips"), one(".more"), one("template.marks").content, words, (heaps, odd) => {
  grid.mark(heaps);
  explain(heaps, odd);
});
const grid = new Grid(one(".found .plane"), (heaps) => {
  strips.find(heaps);
  explain(heaps, false);
});
one("canvas").setAttribute("aria-label", words.grid);
let shown; // the rule whose findings are seen

function say(text) { said.textContent = text; }

/** Searches a rule and shows what is found; what was found before stands until then. */
async function search(rule) {
  failed.hidden = true;
  const began = performance.now();
  let found;
  try {
    found = await rules.ask({ kind: "search", rule }, (percent) => {
      if (performance.now() - began > SOON) say(fill(words.searching, percent));
    });
  } catch (error) {
    console.info("nian:", error);
    say("");
    failed.hidden = false;
    return;
  }
  if (!found) return; // another one is searched
  say(words[`error ${found.flaw}`] ?? ""); // what is wrong with it
  if (found.kind === "no-rule") return;
  shown = rule;
  if (own) keepInAddress("rule", rule);
  show(found);
}

/** @param {import("./common/messages.js").Found} found */
function show({ most, safe, odd, values = [], period, searched, law, known: game }) {
  findings.hidden = false;
  name(game);
  const [limited, several] = [/^x/.test(shown), /\.h/.test(shown)];
  const isOpening = limited && !several;
  const kind = several ? (limited ? "openingPositions" : "positions") : isOpening ? "openings" : "heaps";
  one(".about").textContent = fill(words[kind], most);
  const all = Array.from({ length: most + 1 - isOpening }, (_, at) => String(at + isOpening));
  const strip = (held, at) => ({
    name: odd && words[at ? "heldOdd" : "heldEven"], heaps: several ? held : all, safe: new Set(held), values, odd: at === 1,
  });
  const named = (positions) => positions.map(String); // heaps with commas between them
  strips.show([safe, odd].filter(Boolean).map(named).map(strip));
  grid.show(/\.h2/.test(shown) ? safe : undefined, most);
  one(".values").hidden = !values.length;
  because.textContent = "";
  onwards.hidden = true;
  one(".law").textContent = [repeats(period, searched, odd), law && fill(words[`law ${law}`], most)].filter(Boolean).join(" ");
}

/** The game that the rule is, with a link to where it is told of. */
function name(game) {
  const place = one(".name");
  if (!game) return place.replaceChildren(words.unknown);
  const [text, href] = known[game];
  const [before, after] = words.known.split("$1");
  place.replaceChildren(before, element("a", { href }, text), after);
}

/** How it repeats, and why it does. */
function repeats(period, searched, odd) {
  if (!period) return searched && fill(words.noPeriod, searched);
  const { start, length, window } = period;
  const proof = fill(odd ? words.proofHolding : words.proof, window, start, start + window - 1, start + length, start + length + window - 1);
  return `${fill(words.period, start, length)} ${proof}`;
}

/** Why the heaps that were pressed are safe or unsafe, and the way to the board. */
async function explain(heaps, odd) {
  let reason;
  try {
    reason = await reasons.ask({ kind: "reason", rule: shown, heaps: heaps.split(",").map(Number), odd });
  } catch (error) {
    console.info("nian:", error);
    failed.hidden = false;
    return;
  }
  if (!reason) return;
  failed.hidden = true;
  const { why, takes, more, position } = reason;
  const told = takes.map(({ take, answer, heaps, limit }) => {
    const left = limit === undefined ? String(heaps) : fill(words.left, heaps, limit);
    return answer === undefined ? fill(words.leave, take, left) : fill(words.answer, take, answer, left);
  });
  const rest = more ? ` ${words[`rest ${why}`]}` : "";
  because.textContent = fill(words[why], heaps, told.join(words.between)) + rest + (position ? "" : ` ${words.noPlay}`);
  onwards.hidden = !position;
  onwards.querySelector("a").href = `${play}?p=${position}`;
}

failed.querySelector("button").addEventListener("click", () => search(form.text));

const asked = new URLSearchParams(location.search).get("rule");
own = asked !== null && form.take(asked);
if (asked !== null && !own) say(words["error option"]);
// Few who take a position apart make a rule: it is searched where one comes near.
const near = new IntersectionObserver(([{ isIntersecting }]) => {
  if (!isIntersecting) return;
  near.disconnect();
  const wrong = said.textContent;
  search(form.text).then(() => wrong && say(wrong));
}, { rootMargin: "400px" });
near.observe(section);
if (asked !== null) section.scrollIntoView();
