// The page of exercises: `practice/?skill=columns&level=2&seed=7` on the screen, with `&print=sheet` on paper.
//
// The modules in `training/` are parts of this file.
import { onPaper } from "./training/paper.js";
import { practise } from "./training/practise.js";

if (new URLSearchParams(location.search).has("print")) onPaper();
else practise();
