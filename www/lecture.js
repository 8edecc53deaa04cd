// A lesson before a class, and on the pupils' telephones: fetched by the page `class/` when one is shown.
//
// The modules in `lecture/` are parts of this file.
import { site } from "./nian/site.js";
import { Lecture } from "./lecture/lecture.js";
import { SPEAKER, speakerWindow } from "./lecture/speaker.js";
import { dress } from "./lecture/styles.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

/** Shows a lesson in `place`. `onChange(deck)` hears where the class is, `onLeave(deck)` that it is left; `said` is
    said at first. With `stage` it fills the screen from the start; without it a telephone, and pupils anywhere, get a page. */
export async function lecture(place, deck, options) {
  await dress();
  const speaker = new URLSearchParams(location.search).get(SPEAKER);
  if (speaker) return speakerWindow(place, deck, { ...options, name: speaker });
  return new Lecture(place, deck, options).begin();
}
