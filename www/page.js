// What our own pages do besides holding widgets: keep the reader's theme, keep the place when the
// language changes, and keep the address of the board in step with what it shows.
// Loaded in the head and run before the first paint, so that no page flashes in the wrong theme.
"use strict";
{
  const root = document.documentElement;
  const themes = ["auto", "light", "dark", "projector"];
  const key = "nian-theme";

  // Storage may be forbidden; the choice then lasts for the page.
  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const store = (theme) => {
    try {
      localStorage.setItem(key, theme);
    } catch {}
  };

  /** Widgets follow `data-nian-theme`, our own styles `data-theme`. */
  const show = (theme) => {
    root.dataset.theme = theme;
    root.dataset.nianTheme = theme;
  };

  const startTheme = () => {
    const asked = [new URLSearchParams(location.search).get("theme"), stored()];
    show(asked.find((theme) => themes.includes(theme)) ?? "auto");
    root.dataset.script = "on";
  };

  const themeSwitch = () => {
    for (const choice of document.querySelectorAll(".themes input")) {
      choice.checked = choice.value === root.dataset.theme;
      choice.addEventListener("change", () => {
        show(choice.value);
        store(choice.value);
      });
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

  /** Puts `name=value` into the address, the signs of the notation left readable. */
  const keepInAddress = (name, value) => {
    const url = new URL(location.href);
    url.searchParams.set(name, value);
    url.search = url.search.replace(/%3A/gi, ":").replace(/%2C/gi, ",").replace(/%40/g, "@");
    history.replaceState(null, "", url);
  };

  /** `play/?p=nim:3,4,5&first=other&opponent=learner`: the board of the address, and back. */
  const playPage = () => {
    const form = document.querySelector("form.position");
    if (!form) return;
    const field = form.elements.p;
    const complaint = document.getElementById("p-error");
    const board = document.querySelector("nian-game");
    const settings = ["first", "opponent"];

    const complain = (message) => {
      complaint.textContent = message;
      field.setAttribute("aria-invalid", message !== "");
    };
    const setUp = (position) => {
      complain("");
      board.setAttribute("position", position);
    };
    const keepPosition = () => {
      if (typeof board.position !== "string") return;
      keepInAddress("p", board.position);
      field.value = board.position;
    };

    const asked = new URLSearchParams(location.search);
    for (const name of settings) {
      if (asked.has(name)) board.setAttribute(name, asked.get(name));
    }
    if (asked.has("p")) {
      field.value = asked.get("p");
      setUp(field.value);
    }

    board.addEventListener("nian-error", (event) => complain(event.detail.message));
    for (const name of ["nian-move", "nian-step"]) {
      board.addEventListener(name, () => {
        complain("");
        keepPosition();
      });
    }
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      setUp(field.value.trim());
      await board.ready;
      if (!complaint.textContent) keepPosition();
    });
    new MutationObserver((changes) => {
      for (const { attributeName: name } of changes) keepInAddress(name, board.getAttribute(name) ?? "");
    }).observe(board, { attributeFilter: settings });
  };

  startTheme();
  // "interactive" comes before the widgets are defined, so they start with the right position.
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    themeSwitch();
    followReading();
    languageSwitch();
    playPage();
  });
}
