// What a field is set with. A control's `value` is text, as it is written in the notation.
import { composing } from "../common/composing.js";
import { button, element } from "../common/make.js";
import { fill } from "../common/fill.js";

/** The control of a field of the page. `changed(grows)` is told when the reader has changed it, and
    `refuse(text)` what was written into it is not. */
export function control(field, told) {
  const { kind, label, least, most, written } = field.dataset;
  const about = { label, least: Number(least), most: Number(most), ...told };
  const made = MAKE[kind](field, about);
  return Object.defineProperties(made, Object.getOwnPropertyDescriptors({
    element: field, kind, least: about.least, most: about.most, written: written && JSON.parse(written),
  }));
}

const MAKE = {
  number: (field, about) => {
    const made = stepper(about.label, about);
    field.append(made.element);
    return made;
  },
  numbers: (field, about) => numbers(field.querySelector("input"), about),
  option: (field, { changed }) => {
    const box = field.querySelector("input");
    const [off, on] = JSON.parse(field.dataset.written);
    box.addEventListener("change", () => changed());
    return {
      get value() { return box.checked ? on : off; },
      set value(text) { box.checked = text === on; },
    };
  },
  one: (field, { changed }) => {
    const select = field.querySelector("select");
    select.addEventListener("change", () => changed());
    return {
      get value() { return select.value; },
      set value(text) { select.value = text; },
    };
  },
  rows: (field, about) => {
    const names = about.words[field.dataset.each];
    return several(field, about, (at) => stepper(fill(names, at + 1), { ...about, least: 0, most: LARGE }));
  },
  limited: (field, about) => several(field, about, (at) => {
    const heap = stepper(fill(about.words.heapNumber, at + 1), { ...about, least: 0, most: LARGE });
    const limit = stepper(fill(about.words.limitNumber, at + 1), { ...about, least: 0, most: LARGE });
    return {
      element: element("div", { class: "pair" }, heap.element, limit.element),
      get value() { return `${heap.value}@${limit.value}`; },
      set value(text) { [heap.value, limit.value] = text.split("@"); },
    };
  }),
  faces: (field, about) => {
    const made = several(field, about, (at) => die(fill(about.words.die, at + 1), about));
    const fall = () => String(1 + Math.floor(6 * Math.random()));
    field.append(button("throw quiet", about.words.throw, () => {
      made.value = made.value.split(",").map(fall).join();
      about.changed();
    }));
    return made;
  },
};

const LARGE = 1_000_000;

/** A number between − and +. What is typed into the notation may be larger than what is set by hand. */
function stepper(name, { least, most, step = 1n, words, changed, refuse }) {
  let now = BigInt(least);
  const bound = () => (now > BigInt(most) ? now : BigInt(most));
  const held = (number) => (number < BigInt(least) ? BigInt(least) : number > bound() ? bound() : number);
  const input = element("input", { type: "text", inputmode: "numeric", autocomplete: "off", "aria-label": name });
  const set = (number) => {
    now = number;
    input.value = String(now);
    less.setAttribute("aria-disabled", now <= BigInt(least));
    more.setAttribute("aria-disabled", now >= bound());
    input.removeAttribute("aria-invalid");
  };
  const change = (number) => {
    const before = now;
    set(number);
    if (now !== before) changed(now > before);
  };
  const less = button("step", "−", () => change(held(now - step)), { "aria-label": fill(words.less, name) });
  const more = button("step", "+", () => change(held(now + step)), { "aria-label": fill(words.more, name) });
  input.addEventListener("change", () => {
    const digits = input.value.normalize("NFKC").replace(/\s/g, "");
    const number = /^\d{1,19}$/.test(digits) ? BigInt(digits) : undefined;
    if (number !== undefined && held(number) === number) return change(number);
    input.setAttribute("aria-invalid", true);
    refuse(fill(words.noNumber, name, least, String(bound())));
  });
  input.addEventListener("keydown", (event) => {
    const toward = { ArrowUp: more, ArrowDown: less }[event.key];
    if (!toward || composing(event)) return;
    event.preventDefault();
    toward.click();
  });
  set(now);
  return {
    element: element("div", { class: "stepper" }, element("span", { "aria-hidden": "true" }, name), less, input, more),
    get value() { return String(now); },
    set value(text) { set(BigInt(text)); },
  };
}

/** Numbers in ascending order, as one writes them. */
function numbers(input, { words, changed, refuse }) {
  let now = input.value;
  input.addEventListener("change", () => {
    const found = input.value.normalize("NFKC").match(/\d+/g) ?? [];
    const all = [...new Set(found.map(Number))].sort((one, other) => one - other);
    const good = all.length > 0 && all.every((number) => number >= 1 && number <= 1000);
    input.setAttribute("aria-invalid", !good);
    if (!good) return refuse(words.noNumbers);
    now = input.value = all.join();
    changed();
  });
  return {
    get value() { return now; },
    set value(text) { now = input.value = text; },
  };
}

/** So many of the same; what is not counted any more is kept, and comes back as it was. */
function several(field, about, make) {
  const list = element("div", { class: "list" });
  const made = [];
  let count = 0;
  const set = (number) => {
    while (made.length < number) {
      made.push(make(made.length));
      list.append(made.at(-1).element);
    }
    count = number;
    for (const [at, { element: one }] of made.entries()) one.hidden = at >= count;
  };
  const { least, most, words, changed } = about;
  const counter = least < most && stepper(words[field.dataset.howMany], {
    ...about, step: 1n, changed: (grows) => {
      set(Number(counter.value));
      changed(grows);
    },
  });
  if (counter) field.append(counter.element);
  field.append(list);
  set(least);
  return {
    get value() { return made.slice(0, count).map(({ value }) => value).join(); },
    set value(text) {
      const values = text.split(",");
      set(values.length);
      if (counter) counter.value = String(values.length);
      for (const [at, value] of values.entries()) made[at].value = value;
    },
  };
}

let dice = 0; // each die has its own name for its faces

/** A die whose face is set by pressing one. */
function die(name, { faces, changed }) {
  dice += 1;
  const group = element("div", { class: "die", role: "radiogroup", "aria-label": name });
  for (const [at, picture] of [...faces.children].entries()) {
    const radio = element("input", { type: "radio", name: `die-${dice}`, value: at + 1, "aria-label": at + 1 });
    radio.addEventListener("change", () => changed());
    group.append(element("label", {}, radio, picture.cloneNode(true)));
  }
  const radios = [...group.querySelectorAll("input")];
  radios[0].checked = true;
  return {
    element: group,
    get value() { return radios.find(({ checked }) => checked).value; },
    set value(text) { radios[text - 1].checked = true; },
  };
}
