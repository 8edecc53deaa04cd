// The engine is fetched once the page has come to rest: the reader may soon do what needs it.
import { idle } from "../common/idle.js";
import { engineComing, engineNow } from "./engine.js";

const loaded = () =>
  new Promise((then) => {
    if (document.readyState === "complete") then();
    else addEventListener("load", then, { once: true });
  });

let begun = false;

/** Fetches the engine and the words of a language, and has the browser compile what draws cards, once a page,
    unless the reader saves data. */
export async function fetchAtRest(lang) {
  if (begun || navigator.connection?.saveData) return;
  begun = true;
  await loaded();
  await idle();
  try {
    await engineComing(lang);
    engineNow()?.warm(lang);
  } catch {
    begun = false; // it is asked for again when it is needed
  }
}
