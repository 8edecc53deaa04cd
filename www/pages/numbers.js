import { keepInAddress, keepSettings } from "./address.js";

/** `numbers/?value=60&in=fibonacci`: the number of the address, and back. */
export const numberPage = () => {
  /** @type {import("../nian.js").NianNumber | null} */
  const number = document.querySelector(".play > nian-number");
  if (!number) return;
  const asked = new URLSearchParams(location.search);
  for (const name of ["in", "value", "step"]) {
    const value = asked.get(name);
    if (value !== null) number.setAttribute(name, value);
  }
  number.addEventListener("nian-step", ({ detail }) => keepInAddress("step", detail.step));
  keepSettings(number, ["value", "in", "answers"]);
};
