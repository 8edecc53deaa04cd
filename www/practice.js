// The page of exercises on paper: `practice/?skill=columns&level=2&seed=7&print=sheet`.
//
// The modules in `training/` are parts of this file.
import { onPaper } from "./training/paper.js";

onPaper();
