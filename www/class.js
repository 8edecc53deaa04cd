// The page of a teacher's own lesson: `class/?d=ITEM;ITEM;…&at=1&step=0&answers=ask`, on the screen or in the hand of
// pupils; without `d` the lesson that is kept on this device.
//
// The modules in `class/` are parts of this file.
import { site } from "./nian/site.js";
import { begin } from "./class/page.js";

site.base = new URL(".", import.meta.url);

begin(document.querySelector(".class"));
