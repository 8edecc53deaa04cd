// A class wanders through a lesson: now and then by a jump or a key that does something else, then forward so many
// times and back as often. Says where that did not lead back.
const [seed, rounds] = arguments;
let state = seed;
const any = (most) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
};
const WANDER = [["PageDown"], ["PageDown"], ["PageUp"], ["a"], ["PageDown", true], ["PageUp", true], ["Home"], ["End"], ["l"]];
return (async () => {
  const wrong = [];
  await settled();
  for (let round = 0; round < rounds; round += 1) {
    for (let on = any(4); on >= 0; on -= 1) await press(...WANDER[any(WANDER.length)]);
    const before = now();
    let many = 0;
    for (const most = 1 + any(6); many < most; many += 1) {
      const [here, seen] = [JSON.stringify(now()), location.search];
      await press("PageDown");
      if (now().said && location.search === seen) break; // the end of the lesson undoes nothing
      if (JSON.stringify(now()) === here) wrong.push(`round ${round}: nothing happened at ${here}`);
    }
    for (let on = 0; on < many; on += 1) await press("PageUp");
    const after = now();
    for (const what of ["place", "waits", "told"]) {
      if (after[what] !== before[what]) wrong.push(`round ${round}: ${what} ${before[what]} → ${after[what]} at ${before.place} after ${many}`);
    }
  }
  return wrong;
})();
