// What our own pages do besides holding widgets: switch the theme, keep the place when the language
// changes, and keep the address in step with what a page shows. It runs when the page has been read,
// and where widgets are set up by the address, before they are defined.
"use strict";
{
  const root = document.documentElement;
  const widgets = "nian-example, nian-game, nian-table, nian-number, nian-claim";
  /** Shows a theme (as theme.js does) and keeps it, unless storage is forbidden. */
  const choose = (theme) => {
    root.dataset.theme = theme;
    root.dataset.nianTheme = theme;
    try {
      localStorage.setItem("nian-theme", theme);
    } catch {}
  };

  const themeSwitch = () => {
    for (const choice of document.querySelectorAll(".themes input")) {
      choice.checked = choice.value === root.dataset.theme;
      choice.addEventListener("change", () => {
        choose(choice.value);
        // An address that names a theme would bring the old one back.
        if (new URLSearchParams(location.search).has("theme")) keepInAddress("theme", choice.value);
      });
    }
  };

  /** Where the line of pages is too long for the screen, the page itself is in sight in it. */
  const showWhere = () => {
    const here = document.querySelector(".page-head nav [aria-current]");
    if (here) here.closest("nav").scrollLeft = here.offsetLeft - innerWidth / 3;
  };

  /** The contents stand open where there is room beside the text, and where they are gone to. */
  const openContents = () => {
    const contents = document.querySelector(".contents > details");
    if (!contents) return;
    const fold = () => {
      const beside = root.dataset.theme === "projector" ? "1500px" : "79rem"; // as article.css has it
      contents.open = matchMedia(`(min-width: ${beside})`).matches;
    };
    fold();
    document.querySelector(".themes")?.addEventListener("change", fold);
    document.addEventListener("click", ({ target }) => {
      if (target.closest("a[href='#contents']")) contents.open = true;
    });
  };

  const comingNear = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fill(target);
  }, { rootMargin: "1800px" });

  /** Shows what stands in a widget's tag until it runs: the page's own markup, put by until now. */
  const fill = (widget) => {
    comingNear.unobserve(widget); // whatever is watched takes time from every step
    widget.dataset.near = "";
    const putBy = widget.querySelector(":scope > noscript");
    putBy?.replaceWith(document.createRange().createContextualFragment(putBy.textContent));
  };

  /** The link to a section that an event is about, if it is about one. */
  const linkIn = ({ target }) => target.closest?.("a[href^='#']");

  /** Fills what comes near the screen, what a link goes to, and all of it for paper. */
  const fillNear = (waiting) => {
    const fillAt = (hash) => {
      const part = document.getElementById(hash.slice(1))?.closest(".part");
      for (const widget of waiting) {
        if (part?.contains(widget) || part?.nextElementSibling?.contains(widget)) fill(widget);
      }
    };
    for (const widget of waiting) {
      comingNear.observe(widget);
      // What runs already needs filling for paper only.
      widget.addEventListener("nian-ready", () => {
        comingNear.unobserve(widget);
        widget.dataset.near = "";
      });
    }
    fillAt(location.hash);
    document.addEventListener("click", (event) => fillAt(linkIn(event)?.hash ?? ""));
    addEventListener("beforeprint", () => waiting.forEach(fill));
  };

  /** Keeps the section that was gone to in its place while cards above it are filled, unless somebody
      scrolls on. WebKit does not do so by itself, and Firefox gives up when there are many. */
  const holdSection = (settled) => {
    let held, top, scrolled;
    const topNow = () => held.getBoundingClientRect().top;
    const hold = () => {
      if (!held) return;
      held.scrollIntoView();
      [top, scrolled] = [topNow(), scrollY];
    };
    const holdAnother = () => {
      held = document.getElementById(location.hash.slice(1));
      hold();
    };
    addEventListener("hashchange", holdAnother);
    const leave = () => { held = undefined; };
    for (const act of ["wheel", "touchmove", "keydown"]) addEventListener(act, leave, { passive: true });
    // Or by other means; but WebKit itself scrolls to where the section once was.
    const steady = CSS.supports("overflow-anchor", "auto");
    addEventListener("scroll", () => {
      if (steady && held && scrollY !== scrolled && Math.abs(topNow() - top) > 2) leave();
    });
    const observer = new ResizeObserver(hold);
    observer.observe(document.querySelector("main"));
    settled.then(() => setTimeout(() => observer.disconnect(), 1000)); // what came last has its place then
    holdAnother();
  };

  /** Shows the rest of an article at once for whoever goes there. */
  const showAllForLinks = () => {
    const showAll = () => delete root.dataset.early;
    document.addEventListener("click", (event) => linkIn(event) && showAll());
    addEventListener("beforeprint", showAll);
    addEventListener("hashchange", () => {
      if (!("early" in root.dataset)) return;
      showAll();
      document.querySelector(":target")?.scrollIntoView();
    });
  };

  const idle = () => new Promise((then) => (window.requestIdleCallback ?? setTimeout)(then));

  /** Once the first example runs, shows the rest of an article and fills its cards, piece by piece. */
  const settle = async (waiting) => {
    await new Promise((then) => {
      document.addEventListener("nian-ready", then, { once: true });
      addEventListener("load", () => setTimeout(then, 1000)); // it may be far away
    });
    for (const piece of document.querySelectorAll("[data-early] .book > .part ~ *")) {
      await idle();
      piece.dataset.settled = "";
    }
    delete root.dataset.early;
    for (const widget of waiting) {
      if ("near" in widget.dataset) continue;
      await idle();
      fill(widget);
    }
  };

  /** Marks in the contents the section at the reading line, a third down the window. */
  const followReading = () => {
    const linkTo = (id) => document.querySelector(`.contents a[href="#${id}"]`);
    const mark = ({ target, isIntersecting }) =>
      linkTo(target.id)?.setAttribute("aria-current", isIntersecting);
    const observer = new IntersectionObserver((entries) => entries.forEach(mark), {
      rootMargin: "-33% 0px -66% 0px",
    });
    for (const part of document.querySelectorAll("section.part")) observer.observe(part);
  };

  const languageSwitch = () => {
    for (const link of document.querySelectorAll(".languages a")) {
      const page = link.getAttribute("href");
      const keepPlace = () => link.setAttribute("href", page + location.search + location.hash);
      for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, keepPlace);
    }
  };

  /** Puts `name=value`, and the section it is about, into the address, the signs of the notation left readable. */
  const keepInAddress = (name, value, section) => {
    const url = new URL(location.href);
    if (section) url.hash = section;
    url.searchParams.set(name, value);
    url.search = url.search.replace(/%3A/gi, ":").replace(/%2C/gi, ",").replace(/%40/g, "@").replace(/%2F/gi, "/");
    history.replaceState(null, "", url);
  };

  /** `articles/SLUG/?step=3#EXAMPLE`: the step of an example of the page, and back. */
  const articlePage = () => {
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

  /** Brings all widgets to life, one after the other: what waits in the page for paper tells all answers. */
  const wake = async (all) => {
    for (const widget of all) {
      await customElements.whenDefined(widget.localName);
      await widget.ready.catch(() => {}); // it says so itself
      await idle();
    }
  };

  /**
   * `?answers=hidden`: a teacher's first wish, on every page. Whoever hides the answers of one card of
   * an article hides those of all, and the address says so; a board is played on by itself.
   */
  const hideAnswers = () => {
    const all = [...document.querySelectorAll(widgets)];
    let common = new URLSearchParams(location.search).get("answers");
    const own = new Map(all.map((widget) => [widget, widget.getAttribute("answers")]));
    const set = (shownAgain) => {
      for (const widget of all) {
        const answers = shownAgain && widget.localName === "nian-game" ? own.get(widget) : common;
        if (answers === null) widget.removeAttribute("answers");
        else if (widget.getAttribute("answers") !== answers) widget.setAttribute("answers", answers);
      }
      if (common === "hidden") wake(all);
    };
    if (common !== null) set();
    const book = document.querySelector(".book");
    if (!book) return;
    new MutationObserver((changes) => {
      const { target } = changes.find(({ target }) => all.includes(target)) ?? {};
      const answers = target?.getAttribute("answers");
      if (!answers || answers === common || target.localName === "nian-game") return;
      if (![common, answers].includes("hidden")) return;
      common = answers;
      set(answers !== "hidden");
      keepInAddress("answers", answers);
    }).observe(book, { subtree: true, attributeFilter: ["answers"] });
  };

  /** Fits a widget to the screen, which needs the engine for other layouts; a browser too old for it, or
      one that cannot run the engine, shows the card as it is. */
  const putOnStage = async (widget) => {
    try {
      await customElements.whenDefined(widget.localName);
      await widget.engine;
      const { stage } = await import("./stage.js");
      await stage(widget);
    } catch {}
  };

  /** `show/?example=ARTICLE/EXAMPLE&step=3`: one widget and nothing else, for projectors and frames. */
  const showPage = () => {
    const place = document.querySelector(".shown");
    if (!place) return;
    const asked = new URLSearchParams(location.search);
    const kinds = { example: "src", game: "position", table: "of", number: "value", claim: "src" };
    const kind = Object.keys(kinds).find((name) => asked.has(name))
      ?? (asked.has("digits") ? "number" : "example");
    const widget = document.createElement(`nian-${kind}`);
    if (!asked.has(kind) && kind === "example") asked.set(kind, "nim-and-variants/three-four-five");
    for (const [name, value] of asked) {
      if (name === kind) widget.setAttribute(kinds[kind], value);
      else if (["step", "rules", "in", "digits", "do", "first", "opponent", "answers"].includes(name)) {
        widget.setAttribute(name, value);
      }
    }
    place.append(widget);
    keepSettings(widget, ["answers", "first", "opponent"]);
    widget.addEventListener("nian-step", ({ detail }) => {
      if (kind !== "game") keepInAddress("step", detail.step);
    });
    for (const name of ["nian-move", "nian-step"]) {
      widget.addEventListener(name, () => kind === "game" && keepInAddress("game", widget.position));
    }
    if (parent === window) {
      if (root.dataset.theme === "projector") putOnStage(widget);
      return;
    }
    root.dataset.framed = "on";
    // In braces: as what an arrow gives back it would be a tail call, of which WebKit does not know who made it.
    // And without measuring: that would lay out the page around the frame, which may change the very size
    // that is being told, and WebKit then tells the page of "a loop".
    const tell = ([{ borderBoxSize: [{ blockSize }] }]) => {
      parent.postMessage({ nianHeight: blockSize }, "*");
    };
    new ResizeObserver(tell).observe(root);
  };

  /** `play/?p=nim:3,4,5&first=other&opponent=learner`: the board of the address, and back. */
  const boardPage = () => {
    const form = document.querySelector("form.position");
    if (!form) return;
    const field = form.elements.p;
    const board = document.querySelector("nian-game");
    const settings = ["first", "opponent", "answers"];

    // The board says itself what is wrong with a position; the field is only marked.
    let refused = false;
    const refuse = (is) => {
      refused = is;
      field.setAttribute("aria-invalid", is);
    };
    /** What is meant by what somebody typed; the notation itself needs no reading. */
    const meant = (typed) => /^[a-z]+(\.[\w,-]+)*:(?!.*\b0\d)[\w@,]+$/.test(typed) ? typed
      : import("./typing.js").then(({ understand }) => understand(typed), () => typed);
    const setUp = async (typed) => {
      const position = await meant(typed.trim());
      refuse(false);
      board.setAttribute("position", position);
    };
    const keepPosition = () => {
      if (typeof board.position !== "string") return;
      keepInAddress("p", board.position);
      field.value = board.position;
      for (const link of document.querySelectorAll("a[data-position]")) {
        link.search = `?p=${board.position}`;
      }
    };

    const asked = new URLSearchParams(location.search);
    for (const name of settings) {
      if (asked.has(name)) board.setAttribute(name, asked.get(name));
    }
    let begun;
    if (asked.has("p")) {
      field.value = asked.get("p");
      begun = setUp(field.value);
    }

    board.addEventListener("nian-error", () => refuse(true));
    board.addEventListener("nian-ready", async () => {
      await begun;
      await board.ready.catch(() => {}); // it tells itself what is wrong
      if (begun && !refused) keepPosition();
    });
    for (const name of ["nian-move", "nian-step"]) {
      board.addEventListener(name, () => {
        refuse(false);
        keepPosition();
      });
    }
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      await setUp(field.value);
      try {
        await board.ready;
      } catch {
        return; // It cannot run here and says so itself.
      }
      if (!refused) keepPosition();
    });
    keepSettings(board, settings);
  };

  /** Numbers of the reader's own, for the widget after the form; bad ones leave it as it is. */
  const ownNumbers = () => {
    for (const form of document.querySelectorAll("form.own")) {
      const { attribute, pattern, wrong } = form.dataset;
      const widget = form.nextElementSibling;
      const fields = [...form.querySelectorAll("input")];
      const complaint = form.querySelector("[role=alert]");
      const mark = (bad) => {
        for (const field of fields) field.setAttribute("aria-invalid", bad.includes(field));
      };
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const bad = fields.filter((field) => readNumber(field) === undefined);
        mark(bad);
        complaint.textContent = bad
          .map(({ name, dataset: { least, most } }) => {
            const said = [name, least, most];
            return wrong.replace(/\$(\d)/g, (_, slot) => said[slot - 1]);
          })
          .join(" ");
        if (bad.length) return bad[0].focus();
        const value = pattern.replace(/\{(\w+)\}/g, (_, name) => readNumber(form.elements[name]));
        widget.setAttribute(attribute, value);
      });
      // Numbers that are no position together: the widget says why.
      widget.addEventListener("nian-error", () => mark(fields));
    }
  };

  /** The whole number in a field, in any width of figures; undefined if it is none within the limits. */
  const readNumber = ({ value, dataset: { least, most } }) => {
    const digits = value.normalize("NFKC").replace(/\s/g, "");
    if (!/^\d+$/.test(digits)) return undefined;
    const number = BigInt(digits);
    return number >= BigInt(least) && number <= BigInt(most) ? String(number) : undefined;
  };

  /** Keeps the attributes that the reader changes in the widget in the address. */
  const keepSettings = (widget, names) => {
    new MutationObserver((changes) => {
      for (const { attributeName: name } of changes) keepInAddress(name, widget.getAttribute(name) ?? "");
    }).observe(widget, { attributeFilter: names });
  };

  /** `tables/?of=dynamic&rules=dynamic.3`: the table of the address, and back. */
  const tablePage = () => {
    const form = document.querySelector("form.table");
    if (!form) return;
    const { of, rules } = form.elements;
    const table = document.querySelector("nian-table");
    const show = () => {
      rules.removeAttribute("aria-invalid");
      // First without rules: those of one table are none of another's.
      table.removeAttribute("rules");
      table.setAttribute("of", of.value);
      if (rules.value.trim()) table.setAttribute("rules", rules.value.trim());
    };
    /** The table's own rules; a table that has none leaves nothing to write. */
    const suggest = () => {
      rules.value = of.selectedOptions[0].dataset.rules;
      rules.disabled = !rules.value;
    };

    const asked = new URLSearchParams(location.search);
    const known = [...of.options].some(({ value }) => value === asked.get("of"));
    if (known) {
      of.value = asked.get("of");
      suggest();
    }
    if (asked.has("rules")) rules.value = asked.get("rules");
    if (known || asked.has("rules")) show();

    table.addEventListener("nian-error", () => rules.setAttribute("aria-invalid", true));
    of.addEventListener("change", () => {
      suggest();
      form.requestSubmit();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      rules.value = rules.value.normalize("NFKC").toLowerCase().replace(/[、;]/g, ",").replace(/\s/g, "");
      show();
      keepInAddress("of", of.value);
      keepInAddress("rules", rules.value.trim());
    });
  };

  /** `numbers/?value=60&in=fibonacci`: the number of the address, and back. */
  const numberPage = () => {
    const number = document.querySelector(".play > nian-number");
    if (!number) return;
    const asked = new URLSearchParams(location.search);
    for (const name of ["in", "value", "step"]) {
      if (asked.has(name)) number.setAttribute(name, asked.get(name));
    }
    number.addEventListener("nian-step", ({ detail }) => keepInAddress("step", detail.step));
    keepSettings(number, ["value", "in", "answers"]);
  };

  /** `checked/`: the button that has all claims checked, one after the other. */
  const checkedPage = () => {
    const all = document.querySelector(".check-all");
    if (!all) return;
    const [button, status] = all.children;
    const claims = [...document.querySelectorAll("nian-claim")];
    const say = (name, ...numbers) => {
      status.textContent = status.dataset[name].replace(/\$(\d)/g, (_, slot) => numbers[slot - 1]);
    };
    let going = false;
    let end = () => {};
    /** Whether it came out as expected; one that cannot be checked did not. */
    const check = async (claim) => {
      try {
        await claim.ready;
      } catch {
        return false;
      }
      if (!going) return false;
      const listening = new AbortController();
      const { signal } = listening;
      const expected = await new Promise((resolve) => {
        claim.addEventListener("nian-checked", ({ detail }) => resolve(detail.expected), { signal });
        claim.addEventListener("nian-error", () => resolve(false), { signal });
        end = () => {
          claim.cancel();
          resolve(false);
        };
        claim.check();
      });
      listening.abort();
      return expected;
    };
    const checkAll = async () => {
      let [done, wrong] = [0, 0];
      for (const claim of claims) {
        say("going", done, claims.length);
        const expected = await check(claim);
        if (!going) return say("stopped", done, claims.length);
        done += 1;
        if (!expected) wrong += 1;
      }
      if (wrong) say("wrong", wrong, claims.length);
      else say("done", done);
    };
    button.addEventListener("click", async () => {
      if (going) {
        going = false;
        return end();
      }
      going = true;
      button.textContent = button.dataset.stop;
      await checkAll();
      going = false;
      button.textContent = button.dataset.check;
    });
  };

  /** Tables and formulas wider than their page can be scrolled by keys, too. */
  const scrollers = () => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
        else target.removeAttribute("tabindex");
      }
    });
    for (const scroller of document.querySelectorAll(".scroll")) observer.observe(scroller);
  };

  const waiting = [...document.querySelectorAll(widgets)].filter((widget) => widget.querySelector(":scope > noscript"));
  fillNear(waiting);
  showAllForLinks();
  holdSection(settle(waiting));
  showWhere();
  openContents();
  themeSwitch();
  followReading();
  languageSwitch();
  hideAnswers();
  articlePage();
  showPage();
  scrollers();
  ownNumbers();
  boardPage();
  tablePage();
  numberPage();
  checkedPage();
}
