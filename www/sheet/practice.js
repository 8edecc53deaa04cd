// The worksheet of the page of exercises: what the form and the address ask for.
import { addressNow, readdress } from "../common/address.js";
import { readable } from "../common/readable.js";
import { fill } from "../common/fill.js";
import { written } from "../common/written.js";
import { WORDS, badOf } from "../common/exercise.js";
import { mixture } from "../training/mixture.js";
import { query, read } from "./asked.js";
import { layout } from "./layout.js";
import { stylesOf } from "./styles.js";
import { groupOf } from "./tasks.js";
import { wordsOf } from "./words.js";

const stylesComing = stylesOf("sheet.css?%PAPER%");
const PATIENCE = 300; // milliseconds, before it is said that tasks are being made

/** Shows the worksheet that the address asks for, and follows the form. Where files do not come `trouble` is told,
    with what is to be done again. */
export function worksheet(section, trouble) {
  const form = section.querySelector("form");
  const place = section.querySelector(".sheet");
  const status = section.querySelector(".told");
  const { skill, level, count, print: shown, others } = form.elements;
  const language = written();
  const words = wordsOf(language);
  const parts = [...shown.options].map(({ value }) => value);

  let { asked, wrong } = read(new URLSearchParams(location.search), parts);
  let going; // what breaks off the sheet that is being made

  const nameOf = (of) => [...skill.options].find(({ value }) => value === of).text;
  const told = ([name, value, used]) => badOf(WORDS[language], name, value, used ?? (name === "skill" ? words.mixed : undefined));

  /** The tasks of one skill, or some of each; by the usual rules where there are none by those asked for. */
  async function groups(signal) {
    const { level: hard, seed, v: tasks } = asked;
    const group = (of, rules, some) => groupOf(language, { skill: of, rules, level: hard, seed, count: some, tasks }, signal);
    if (!asked.skill) {
      const made = [];
      for (const [of, some] of mixture(asked.count, asked.v === "2" ? asked.seed : 0)) made.push({ ...(await group(of, null, some)), heading: nameOf(of) });
      return made;
    }
    const made = await group(asked.skill, asked.rules, asked.count);
    if (made || signal.aborted) return [made];
    wrong.push(["rules", asked.rules, null]);
    asked.rules = null;
    return [await group(asked.skill, null, asked.count)];
  }

  /** Writes what is asked for into the form and the address; gives the address of the same tasks on the screen. */
  function follow() {
    [skill.value, level.value, count.value, shown.value] = [asked.skill ?? "", asked.level, asked.count, asked.print];
    const url = addressNow();
    url.search = readable(query(asked));
    readdress(url);
    url.search = readable(query({ ...asked, print: null }));
    url.hash = "";
    form.querySelector("a").href = url;
    return url.href;
  }

  async function show() {
    going?.abort();
    const { signal } = (going = new AbortController());
    const patience = setTimeout(() => { status.textContent = words.making; }, PATIENCE);
    try {
      const [made] = await Promise.all([groups(signal), stylesComing()]);
      if (signal.aborted) return;
      const named = asked.skill ? nameOf(asked.skill) : words.mixed;
      const title = fill(words.title, named);
      const laid = await layout({
        language,
        title,
        keyTitle: fill(words.key, named),
        about: fill(words.about, asked.level, asked.seed, asked.count),
        address: follow(),
        groups: made,
        shown: asked.print,
      });
      if (signal.aborted) return;
      place.replaceChildren(...laid);
      document.title = `${title} ${asked.level}-${asked.seed}`; // a file that it is printed to is called so
      status.textContent = wrong.map(told).join(" ");
    } catch (error) {
      if (!signal.aborted) trouble(error, show);
    } finally {
      clearTimeout(patience);
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    window.print();
  });
  form.addEventListener("change", ({ target: { name, value } }) => {
    const before = name === "skill" ? { ...asked, skill: null, rules: null } : asked;
    ({ asked, wrong } = read(new URLSearchParams(value || name !== "skill" ? { [name]: value } : {}), parts, before));
    show();
  });
  others.addEventListener("click", () => {
    wrong = [];
    asked = { ...asked, seed: (asked.seed + 1) % 2 ** 32 };
    show();
  });
  return show();
}
