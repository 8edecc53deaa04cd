// What our own pages do besides holding widgets. It runs when the page has been read, and where widgets
// are set up by the address, before they are defined.
//
// The modules in `pages/` are parts of this file, each for one page or one purpose.

import { sayAbsent } from "./pages/absent.js";
import { holdSection } from "./pages/section.js";
import { followReading, openContents } from "./pages/contents.js";
import { themeSwitch } from "./pages/themes.js";
import { languageSwitch } from "./pages/languages.js";
import { hideAnswers } from "./pages/answers.js";
import { articlePage, chapterKeys, prefetchNext } from "./pages/article.js";
import { showPage } from "./pages/show.js";
import { scrollers } from "./pages/scroll.js";
import { ownNumbers } from "./pages/own.js";
import { checkedPage } from "./pages/claims.js";
import { onPaper, onlyHere } from "./pages/alone.js";
import { planPage } from "./pages/plan.js";
import { discoveries } from "./pages/discovery.js";
import { withhold } from "./pages/withheld.js";
import { offline } from "./pages/offline.js";
import { TAGS } from "./common/known.js";

sayAbsent();
const printed = onPaper();
const all = /** @type {import("./nian.js").NianElement[]} */ ([...document.querySelectorAll(TAGS.join())]);
withhold();
holdSection();
openContents();
themeSwitch();
followReading();
languageSwitch();
hideAnswers(all);
articlePage();
chapterKeys();
prefetchNext();
showPage(printed);
scrollers();
ownNumbers();
checkedPage();
onlyHere();
planPage();
discoveries();
offline();
