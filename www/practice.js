// The page of exercises, on paper with `&print=sheet`. On the screen it is the app's (`crates/app/src/practice`): until that
// is there, what is asked of the form last is kept for it.
//
// The modules in `training/` are parts of this file.
import { onPaper } from "./training/paper.js";

const form = document.querySelector(".choosing form");
const keep = ({ target }) => { if (target.name) form.dataset.asked = target.name; };
if (new URLSearchParams(location.search).has("print")) onPaper();
else for (const type of ["click", "change"]) form.addEventListener(type, keep);
