import { persist } from "../common/persist.js";
import { late } from "../nian/late.js";

const module = late("stage.js");

/** Fits a card to the screen, until the function that comes back is called. */
export async function stage(widget) {
  return (await persist(module)).stage(widget);
}
