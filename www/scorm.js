// The page of a package for learning platforms (`cargo xtask package --scorm`): one lesson after another, and a
// record of them that the platform keeps, as SCORM 1.2 says.
//
// The modules in `scorm/` are parts of this file.
import { site } from "./nian/site.js";
import { begin } from "./scorm/page.js";

site.base = new URL(".", import.meta.url);

begin(document.querySelector("main"), JSON.parse(document.getElementById("course").textContent));
