// A board for any position: to be played on, or taken apart.
import { SETTINGS } from "../common/known.js";
import { keepInAddress, keepSettings } from "./address.js";
import { byHand } from "./by_hand.js";
import { refusals } from "./refused.js";
import { script } from "./scripts.js";

/** @type {() => Promise<{ understand(typed: string): string }>} */
const typing = script("typing.js");
/** @type {() => Promise<typeof import("../ladder.js")>} */
const counting = script("ladder.js");

/** `play/?p=nim:3,4,5&first=other&opponent=learner&moves=a2,b1`: the board of the address, and back. */
export const boardPage = () => {
  /** @type {HTMLFormElement | null} */
  const form = document.querySelector("form.position");
  const board = document.querySelector("nian-game");
  if (!form || !board) return;
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("p"));
  /** @type {HTMLAnchorElement | null} */
  const apart = document.querySelector("a[data-position]");
  /** @type {HTMLAnchorElement | null} */
  const made = document.querySelector("a[data-make]");

  const say = refusals(field);
  let refused = false;
  /** Shows an error of the board, or with no argument clears it.
      @param {import("../nian.js").NianError} [error] */
  const refuse = (error) => {
    refused = Boolean(error);
    say(error);
  };
  /** What is meant by what somebody typed; the notation itself needs no reading.
      @param {string} typed */
  const meant = (typed) =>
    /^[a-z]+(\.[\w,-]+)*:(?!.*\b0\d)[\w@,]+$/.test(typed)
      ? typed
      : typing().then(
          ({ understand }) => understand(typed),
          () => typed
        );
  const setUp = async (/** @type {string} */ typed) => {
    const position = await meant(typed.trim());
    refuse();
    board.setAttribute("position", position);
  };
  const keepPosition = () => {
    const { position } = board;
    if (typeof position !== "string") return;
    const state = /** @type {string} */ (board.state);
    // A game is kept with its moves; what is taken apart is the position.
    keepInAddress("p", apart ? position : state.split(" ")[0]);
    field.value = position;
    if (apart) apart.search = `?p=${position}`;
    if (made) made.search = `?p=${state.replace(" ", "&moves=")}`;
  };

  const asked = new URLSearchParams(location.search);
  for (const name of SETTINGS) {
    const value = asked.get(name);
    if (value !== null && name !== "moves") board.setAttribute(name, value);
  }
  /** @type {Promise<void> | undefined} */
  let begun;
  const [position, moves] = ["p", "moves"].map((name) => asked.get(name));
  if (position !== null) {
    field.value = position;
    begun = setUp(position);
  }
  if (moves !== null) begun = Promise.resolve(begun).then(() => board.setAttribute("moves", moves));

  board.addEventListener("nian-end", ({ detail: { winner } }) => {
    if (board.getAttribute("opponent") === "none") return;
    counting().then(
      ({ count }) => count(board, winner),
      () => {}
    ); // the game goes on without
  });
  board.addEventListener("nian-error", ({ detail }) => refuse(detail));
  board.addEventListener("nian-ready", async () => {
    await begun;
    await board.ready.catch(() => {}); // it tells itself what is wrong
    if (begun && !refused) keepPosition();
  });
  for (const name of ["nian-move", "nian-step"]) {
    board.addEventListener(name, () => {
      refuse();
      keepPosition();
    });
  }
  /** Shows what is typed or set up by hand; whether the board took it.
      @param {string} typed */
  const show = async (typed) => {
    await setUp(typed);
    try {
      await board.ready;
    } catch {
      return false; // It cannot run here and says so itself.
    }
    if (!refused) keepPosition();
    return !refused;
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show(field.value);
  });
  byHand(board, show);
  keepSettings(
    board,
    SETTINGS.filter((name) => !apart || name !== "moves")
  );
};
