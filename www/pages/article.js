import { keepInAddress } from "./address.js";

/** `articles/SLUG/?step=3#EXAMPLE`: the step of an example of the page, and back. */
export const articlePage = () => {
  const examples = document.querySelectorAll("section.part nian-example");
  const named = (example) => example.closest("[id]").id;
  const step = new URLSearchParams(location.search).get("step");
  const asked = [...examples].find((example) => `#${named(example)}` === location.hash);
  if (step !== null) asked?.setAttribute("step", step);
  let later;
  for (const example of examples) {
    example.addEventListener("nian-step", ({ detail }) => {
      // At rest: a new address takes as long as a step, and a browser takes no more than a few a second.
      clearTimeout(later);
      later = setTimeout(keepInAddress, 150, "step", detail.step, named(example));
    });
  }
};
