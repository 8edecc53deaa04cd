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

  /** The section at the reading line, a third down the window; marked in the contents. */
  let reading = "";
  const followReading = () => {
    const linkTo = (id) => document.querySelector(`.contents a[href="#${id}"]`);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          linkTo(target.id)?.setAttribute("aria-current", isIntersecting);
          if (isIntersecting) reading = target.id;
          else if (reading === target.id) reading = "";
        }
      },
      { rootMargin: "-33% 0px -66% 0px" },
    );
    for (const part of document.querySelectorAll("section.part")) observer.observe(part);
  };

  /** The section of the address while it is in sight, else the one that is being read. */
  const place = () => {
    const box = document.querySelector(":target")?.getBoundingClientRect();
    if (box && box.bottom > 0 && box.top < innerHeight) return location.hash;
    return reading && `#${reading}`;
  };

  const languageSwitch = () => {
    for (const link of document.querySelectorAll(".languages a")) {
      const page = link.getAttribute("href");
      const keepPlace = () => link.setAttribute("href", page + location.search + place());
      for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, keepPlace);
    }
  };

  /** The address of the board: `?p=nim:3,4,5`, with the signs of the notation left readable. */
  const addressOf = (position) => {
    const url = new URL(location.href);
    url.searchParams.set("p", position);
    url.search = url.search.replace(/%3A/gi, ":").replace(/%2C/gi, ",").replace(/%40/g, "@");
    return url;
  };

  const playPage = () => {
    const form = document.querySelector("form.position");
    if (!form) return;
    const field = form.elements.p;
    const complaint = document.getElementById("p-error");
    const board = document.querySelector("nian-game");

    const complain = (message) => {
      complaint.textContent = message;
      field.setAttribute("aria-invalid", String(message !== ""));
    };
    const keepAddress = () => {
      if (typeof board.position !== "string") return;
      history.replaceState(null, "", addressOf(board.position));
      field.value = board.position;
    };
    const setUp = (position) => {
      complain("");
      board.setAttribute("position", position);
    };

    board.addEventListener("nian-error", (event) => complain(event.detail.message));
    board.addEventListener("nian-move", () => {
      complain("");
      keepAddress();
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      setUp(field.value.trim());
      await board.ready;
      if (!complaint.textContent) keepAddress();
    });

    const asked = new URLSearchParams(location.search).get("p");
    if (asked !== null) {
      field.value = asked;
      setUp(asked);
    }
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
