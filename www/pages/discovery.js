// Boards on which readers find a rule themselves: the engine draws them where it is there. What is pressed before is kept, and
// done then.
import { composing } from "../common/composing.js";
import { TAGS } from "../common/known.js";
import { withRetry } from "../common/retry.js";
import { written } from "../common/written.js";
import { script } from "./scripts.js";
import { showRest } from "./withheld.js";

/**
 * @typedef {import("../nian/engine.js").Engine} Engine for which a board is a number
 *
 * @typedef {typeof import("../nian/element.js").NianElement} Elements
 *
 * @typedef {(command: string) => void} Act
 */

/** @type {() => Promise<typeof import("../check.js")>} */
const loadSearch = script("check.js");

/** The instance of the engine that has drawn a place. @type {WeakMap<Element, { engine: Engine, act: Act }>} */
const drawn = new WeakMap();

/** A place is drawn anew so often after the engine has trapped. */
const MOST = 3;

/** @type {Promise<Elements>} */
const elements = customElements.whenDefined(TAGS[0]).then((defined) => /** @type {any} */ (defined));

/** Tries guesses, the last one that is asked for: `search(3, [4], "take")`, and nothing to end that.
    @param {Act} act */
const searching = (act) => {
  /** @type {(() => void) | undefined} */
  let end;
  /** @type {number | undefined} */
  let current;
  /** @param {number} search
      @param {number[]} guess
      @param {string} name
      @returns {Promise<string>} */
  const once = async (search, guess, name) => {
    const { judge } = await loadSearch();
    return new Promise((then, fail) => {
      if (search !== current) return; // it was ended, and finds nothing more
      end = judge(name, guess, ({ percent, text, error, code }) => {
        if (percent) act(`progress ${search} ${percent}`);
        else if (text) then(text);
        else fail(Object.assign(new Error(error), { code }));
      });
    });
  };
  const isBlocked = (/** @type {any} */ error) => error.code === "blocked";
  return (/** @type {number | undefined} */ search, /** @type {number[]} */ guess = [], name = "") => {
    end?.();
    [end, current] = [undefined, search];
    if (!search) return;
    withRetry(() => once(search, guess, name), isBlocked).then(
      (text) => act(`found ${search} ${text}`),
      (error) => {
        console.info("nian:", error);
        act(`${isBlocked(error) ? "blocked" : "lost"} ${search}`);
      }
    );
  };
};

/** Fills the lines that quote what is kept.
    @param {Engine | undefined} engine */
const recall = (engine) => {
  /** @type {NodeListOf<HTMLElement>} */
  const lines = document.querySelectorAll("[data-recalls]");
  for (const line of lines) if (drawn.get(line)?.engine === engine) engine?.recallDiscovery(line, written());
};

/** Does to the page what a board says; the focus follows once it is drawn.
    @param {HTMLElement} place
    @param {Act} act
    @returns {Act} */
const doing = (place, act) => {
  const name = /** @type {string} */ (place.dataset.board);
  const search = searching(act);
  return (command) => {
    const [word, ...rest] = command.split(" ");
    /** @returns {HTMLElement | null} */
    const found = () => place.querySelector(rest.join(" "));
    if (word === "kept") recall(drawn.get(place)?.engine);
    else if (word === "search") search(Number(rest[0]), rest[1].split(",").map(Number), rest[2]);
    else if (word === "end") search(undefined);
    else if (word === "found") showRest(name);
    else if (word === "focus") queueMicrotask(() => found()?.focus());
    else if (word === "see") found()?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
};

/** Draws a place by the engine, which is asked for at once or when the page has come to rest; then does what was pressed.
    @param {HTMLElement} place
    @param {string[]} pressed
    @param {boolean} atRest */
const draw = async (place, pressed, atRest) => {
  /** @type {HTMLElement | null} */
  const trouble = place.querySelector(":scope > [role=alert]");
  try {
    const language = written();
    const engine = /** @type {Engine | undefined} */ (await (await elements).load(language, atRest));
    if (!engine) return; // it may be asked for by a press
    if (trouble) trouble.hidden = true;
    if (drawn.get(place)?.engine !== engine) {
      /** @type {number | undefined} */
      let board;
      const act = (/** @type {string} */ command) => board !== undefined && engine.actOnDiscovery(board, command);
      drawn.set(place, { engine, act });
      const focused = place.contains(document.activeElement) && document.activeElement?.getAttribute("data-do");
      if (place.dataset.recalls) engine.recallDiscovery(place, language);
      else board = engine.discover(place, language, doing(place, act));
      // It is drawn in a microtask.
      setTimeout(() => {
        place.dataset.awake = "";
        if (focused) /** @type {HTMLElement | null} */ (place.querySelector(`[data-do="${focused}"]`))?.focus();
      });
    }
    for (const command of pressed.splice(0)) drawn.get(place)?.act(command);
  } catch (error) {
    console.info("nian:", error);
    if (!trouble) return;
    trouble.hidden = false;
    /** @type {HTMLElement} */ (trouble.lastElementChild).onclick = () => {
      trouble.hidden = true;
      draw(place, pressed, false);
    };
  }
};

/** What keys do to the mark of a position. @type {Record<string, string>} */
const MARKS = { s: "safe", u: "unsafe", delete: "open", backspace: "open" };

/** The position that an arrow leads to: the next one or the one before, or the nearest of the next line.
    @param {HTMLElement} from
    @param {string} way */
const beside = (from, way) => {
  const cells = [.../** @type {Element} */ (from.closest(".positions")).querySelectorAll("button")];
  const here = cells.indexOf(/** @type {HTMLButtonElement} */ (from));
  if (way === "arrowleft") return cells[here - 1];
  if (way === "arrowright") return cells[here + 1];
  const { left, top } = from.getBoundingClientRect();
  /** @type {HTMLButtonElement | undefined} */
  let nearest;
  let least = Infinity;
  for (const cell of cells) {
    const box = cell.getBoundingClientRect();
    const down = way === "arrowdown" ? box.top - top : top - box.top;
    // Another line counts for more than any distance along a line.
    const distance = down * 100 + Math.abs(box.left - left);
    if (down > 1 && distance < least) [nearest, least] = [cell, distance];
  }
  return nearest;
};

/** Hears what is done to a board, and keeps it while no engine runs that: before it is there, and after it has trapped.
    @param {HTMLElement} place */
const hear = (place) => {
  /** @type {string[]} */
  const pressed = [];
  let times = 0;
  const running = () => {
    const one = drawn.get(place);
    const now = /** @type {Elements | undefined} */ (/** @type {unknown} */ (customElements.get(TAGS[0])))?.exports;
    return one?.engine === now ? one : undefined;
  };
  const press = (/** @type {string} */ command) => {
    const one = running();
    if (one) return one.act(command);
    if (!pressed.length) times += 1;
    pressed.push(command);
    if (times <= MOST) draw(place, pressed, false);
  };
  const commandOf = (/** @type {Event} */ { target }) => {
    /** @type {HTMLElement | null} */
    const button = /** @type {Element} */ (target).closest("[data-do]");
    return button?.dataset.do ?? "";
  };
  place.addEventListener("click", (event) => {
    const command = commandOf(event);
    if (command) press(command);
  });
  place.addEventListener("keydown", (event) => {
    const [word, position] = commandOf(event).split(" ");
    const { altKey, ctrlKey, metaKey } = event;
    if (word !== "press" || composing(event) || altKey || ctrlKey || metaKey) return;
    const key = event.key.toLowerCase();
    if (key in MARKS) press(`${MARKS[key]} ${position}`);
    if (!key.startsWith("arrow")) return;
    event.preventDefault();
    beside(/** @type {HTMLElement} */ (event.target), key)?.focus();
  });
  place.addEventListener("focusin", (event) => {
    const [word, position] = commandOf(event).split(" ");
    if (word === "press") running()?.act(`stop ${position}`);
  });
  place.addEventListener("focusout", (event) => {
    if (commandOf(event) === "clear") running()?.act("leave");
  });
  place.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    /** @type {HTMLInputElement[]} */
    const fields = [...form.querySelectorAll(/** @type {"input"} */ ("[data-number]"))];
    // A language may have them in another order.
    fields.sort((one, other) => Number(one.dataset.number) - Number(other.dataset.number));
    /** @type {HTMLInputElement | null} */
    const chosen = form.querySelector(":checked");
    press(fields[0] ? `try ${fields.map(({ value }) => value).join("\n")}` : `choose ${chosen?.value ?? ""}`);
  });
  place.addEventListener("toggle", () => running()?.act(`folded ${!(/** @type {HTMLDetailsElement} */ (place).open)}`));
  const { board } = place.dataset;
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = document.querySelectorAll(`[data-withheld="${board}"] > button`);
  for (const button of buttons)
    button.addEventListener("click", () => {
      showRest(board);
      press("show");
    });
};

/** Activates the boards of an article, and the lines that quote them, when they come near. */
export const discoveries = () => {
  const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-plan], [data-further]")]);
  if (!places[0]) return;
  const partOf = (/** @type {HTMLElement} */ place) => /** @type {HTMLElement} */ (place.closest(".part"));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        for (const place of places) if (partOf(place) === target) draw(place, [], true);
      }
    },
    { rootMargin: "1100px" }
  );
  for (const place of places) {
    if (place.dataset.board) hear(place);
    observer.observe(partOf(place));
  }
};
