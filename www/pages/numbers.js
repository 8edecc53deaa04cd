import { keepInAddress, keepSettings } from "./address.js";

/** `numbers/?value=60&in=fibonacci`: the number of the address, and back. */
export const numberPage = () => {
  const number = document.querySelector(".play > nian-number");
  if (!number) return;
  const asked = new URLSearchParams(location.search);
  for (const name of ["in", "value", "step"]) {
    if (asked.has(name)) number.setAttribute(name, asked.get(name));
  }
  number.addEventListener("nian-step", ({ detail }) => keepInAddress("step", detail.step));
  keepSettings(number, ["value", "in", "answers"]);
};
