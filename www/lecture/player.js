// Where a class is in a lesson, as plain data, and where clickers lead from there. Nothing here knows of a page.
//
// A place: { at, step, seen, trail }. `at` is 1-based; `seen` names the steps whose answer has been given, "2.5" for
// step 5 of the second thing; `trail` is what forward did last, to be undone by back: { hide } or { at, step }.

/** Of a thing that has not been looked at from its end on: its last step, whichever that is. */
export const LAST = Infinity;

const MOST = 999; // of the trail

export const begin = (at, step, seen = []) => ({ at, step, seen: [...seen], trail: [] });

/** How the step that is shown is named. */
export const nameOf = ({ at, step }) => `${at}.${step}`;
export const isSeen = (place) => place.seen.includes(nameOf(place));

const walked = (place, to, undo) => ({ ...place, ...to, trail: [...place.trail, undo].slice(-MOST) });

/** Gives the answer where one waits, else steps, else goes to the next thing; undefined at the end. The element says
    whether its answer `waits` and how many `steps` there are; `starts` are the first steps of all things. */
export function forward(place, { waits, steps }, starts) {
  const { at, step } = place;
  if (waits) return walked(open(place), {}, { hide: nameOf(place) });
  if (step < steps) return walked(place, { step: step + 1 }, { at, step });
  if (at < starts.length) return walked(place, { at: at + 1, step: starts[at] }, { at, step });
  return undefined;
}

/** Undoes just what forward did; where it did nothing yet, goes a step back, or to the end of the thing before.
    Undefined at the beginning. */
export function back(place, starts) {
  const { at, step } = place;
  const undo = place.trail.at(-1);
  const trail = place.trail.slice(0, -1);
  if (undo?.hide) return { ...place, seen: place.seen.filter((name) => name !== undo.hide), trail };
  if (undo) return { ...place, ...undo, trail };
  if (step > 0 && step !== starts[at - 1]) return { ...place, step: step - 1 };
  if (at > 1) return { ...place, at: at - 1, step: LAST };
  return undefined;
}

/** Goes to another thing, or the class has gone to another step by itself: there is nothing to undo any more. */
export const go = (place, to) => ({ ...place, ...to, trail: [] });

/** The answer to the step shown, or to another of the same thing, has been given. */
export const open = (place, step = place.step) => {
  const name = nameOf({ ...place, step });
  return place.seen.includes(name) ? place : { ...place, seen: [...place.seen, name] };
};

/** It is hidden again. */
export function close(place) {
  const name = nameOf(place);
  return { ...place, seen: place.seen.filter((one) => one !== name), trail: place.trail.filter(({ hide }) => hide !== name) };
}

/** What has been seen as it stands in an address, and back: `1.0,1.3`. */
export const written = ({ seen }) => seen.join(",");
export const read = (text) => (text ?? "").split(",").filter((name) => /^\d{1,2}\.\d{1,3}$/.test(name)).slice(0, 400);
