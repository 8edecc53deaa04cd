// The page on which a lesson is made by playing it: `make/`, `make/?p=POSITION&moves=a2,b1`, `make/?lesson=…`,
// `make/?example=ARTICLE/EXAMPLE`; without these the lesson that is kept on this device.
//
// The modules in `make/` are parts of this file.
import { site } from "./nian/site.js";
import { begin } from "./make/page.js";

site.base = new URL(".", import.meta.url);

begin(document.querySelector(".making"));
