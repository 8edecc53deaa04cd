// A board for any position: to be played on, or taken apart.
import { SETTINGS } from "../common/known.js";
import { keepInAddress, keepSettings } from "./address.js";
import { byHand } from "./by_hand.js";
import { refusals } from "./refused.js";
import { script } from "./scripts.js";

const [typing, counting] = ["typing.js", "ladder.js"].map(script);

/** `play/?p=nim:3,4,5&first=other&opponent=learner&moves=a2,b1`: the board of the address, and back. */
export const boardPage = () => {
  const form = document.querySelector("form.position");
  if (!form) return;
  const field = form.elements.p;
  const board = document.querySelector("nian-game");
  const apart = document.querySelector("a[data-position]");
  const made = document.querySelector("a[data-make]");

  const say = refusals(field);
  let refused = false;
  /** What the board told of a position, or nothing. */
  const refuse = (told) => {
    refused = Boolean(told);
    say(told);
  };
  /** What is meant by what somebody typed; the notation itself needs no reading. */
  const meant = (typed) =>
    /^[a-z]+(\.[\w,-]+)*:(?!.*\b0\d)[\w@,]+$/.test(typed)
      ? typed
      : typing().then(
          ({ understand }) => understand(typed),
          () => typed
        );
  const setUp = async (typed) => {
    const position = await meant(typed.trim());
    refuse();
    board.setAttribute("position", position);
  };
  const keepPosition = () => {
    if (typeof board.position !== "string") return;
    // A game is kept with its moves; what is taken apart is the position.
    keepInAddress("p", apart ? board.position : board.state.split(" ")[0]);
    field.value = board.position;
    if (apart) apart.search = `?p=${board.position}`;
    if (made) made.search = `?p=${board.state.replace(" ", "&moves=")}`;
  };

  const asked = new URLSearchParams(location.search);
  for (const name of SETTINGS) {
    if (asked.has(name) && name !== "moves") board.setAttribute(name, asked.get(name));
  }
  let begun;
  if (asked.has("p")) {
    field.value = asked.get("p");
    begun = setUp(field.value);
  }
  if (asked.has("moves")) {
    begun = Promise.resolve(begun).then(() => board.setAttribute("moves", asked.get("moves")));
  }

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
  /** Shows what is typed or set up by hand; whether the board took it. */
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
