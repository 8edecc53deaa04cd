// Goes through lessons by the cards that the site has written down and by the engine, side by side, and
// says where the two are not the same: at every step, in both layouts, with answers open and asked for,
// with and without the list of steps. Arguments: the name of the lesson, and the width of the cards.
const [src, width] = arguments;
const place = document.getElementById("place");
// Without the empty texts that keep places.
const card = (element) => {
  const card = element.shadowRoot.querySelector(".nian-card").cloneNode(true);
  for (const place of card.querySelectorAll("[data-ask]")) place.replaceChildren(); // a script's own, beside the engine's card
  card.normalize();
  return card;
};
const value = (element) => element.shadowRoot.querySelector("[data-set=step]").value;
const same = (one, other) => card(one).isEqualNode(card(other)) && value(one) === value(other);
const painted = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
const wrong = [];
let seen = 0;

const add = async (src, width) => {
  const element = document.createElement("nian-example");
  element.setAttribute("src", src);
  element.style.width = width;
  place.append(element);
  await element.ready;
  return element;
};

const compare = async (src, width) => {
  const [frames, engine] = [await add(src, width), await add(src, width)];
  await engine.engine;
  for (const answers of ["shown", "hidden"]) {
    for (const element of [frames, engine]) element.answers = answers;
    for (let step = 0; step <= frames.steps; step += 1) {
      for (const element of [frames, engine]) element.goTo(step);
      for (const listed of [false, true]) {
        if (listed) for (const element of [frames, engine]) element.shadowRoot.querySelector("[data-do=steps]").click();
        await undefined; // Yew draws in a microtask
        if (!same(frames, engine)) await painted();
        const facts = (element) => JSON.stringify([element.step, element.steps, element.position, element.outcome, element.winning]);
        seen += 1;
        if (!same(frames, engine) || facts(frames) !== facts(engine)) wrong.push(`${src} ${width} ${answers} ${step} ${listed}`);
      }
    }
  }
  place.replaceChildren();
};

return (async () => {
  await compare(src, width);
  return { wrong, seen };
})();
