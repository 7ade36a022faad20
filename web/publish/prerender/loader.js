// Inlined into the head of every prerendered page; its hash stands in the CSP of firebase.json.
//
// The page is complete without script. React comes when it is wanted: a link or an island is
// touched, an island that shows itself comes near, or the visitor scrolls to where the banner
// stands. A visitor who only reads downloads none, and nothing competes with the first paint.
// (Starting when the page is idle still blocked for about 100 ms: docs/decisions/001-pages-without-script.md.)
((script) => {
  // The headings' font is there already (web/src/ui/fonts/heading-font.ts).
  try {
    if (localStorage.getItem("heading-font")) document.documentElement.dataset.headingFont = "";
  } catch {
    // Storage refused: a phone does without it.
  }

  const options = { capture: true, passive: true };
  let started = false;
  const load = (urls) => {
    for (const url of urls.split(" ")) if (url) import(url);
  };
  const start = () => {
    if (started) return;
    started = true;
    load(script.dataset.modules);
  };
  // At an address below this one the page stands for another, which React shows (404.html).
  const { startBelow } = script.dataset;
  if (startBelow && location.pathname.startsWith(startBelow)) start();

  const islands = () => document.querySelectorAll("[data-island]");
  const wake = (island) => {
    if ("awake" in island.dataset) return;
    island.dataset.awake = "";
    island.dispatchEvent(new Event("wake", { bubbles: true }));
    start();
    load(script.dataset.pageModules);
  };

  const touch = ({ target }) => {
    if (!(target instanceof Element)) return;
    const island = target.closest("[data-island]");
    if (island) wake(island);
    else if (target.closest('a[href^="/"]')) start();
  };
  for (const type of ["pointerover", "pointerdown", "touchstart", "focusin", "input"]) {
    addEventListener(type, touch, options);
  }
  addEventListener("scroll", () => scrollY > 500 && start(), options);
  // While the page of the visit's beginning is shown (navigation/first-page.ts), another anchor is the
  // browser's own affair: React would have to draw the page anew. Another page needs a client that
  // listens; after a reload it may not have started, or be on its way.
  const place = () => location.pathname + location.search;
  window.firstPlace = place();
  addEventListener("popstate", (event) => {
    if (place() === window.firstPlace) event.stopImmediatePropagation();
    else if (!window.followsHistory) location.reload();
  });

  // What is clicked or sent in an island before its script is there is held, and done later.
  window.earlyEvents = [];
  const hold = (event) => {
    if (!(event.target instanceof Element)) return;
    const island = event.target.closest("[data-island]:not([data-ready])");
    const button = event.target.closest("button");
    if (!island || (event.type === "click" && !button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wake(island);
    window.earlyEvents.push({ target: button ?? event.target, type: event.type });
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);

  addEventListener("DOMContentLoaded", () => {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
      },
      { rootMargin: "200px" },
    );
    const query = new URLSearchParams(location.search);
    for (const island of islands()) {
      const { draft, query: wanted } = island.dataset;
      if (island.dataset.wake === "visible") near.observe(island);
      if (wanted?.split(" ").some((name) => query.has(name))) wake(island);
      try {
        if (draft && sessionStorage.getItem(draft)) wake(island);
      } catch {
        // Storage refused: there is no draft to restore.
      }
    }
  });
  // Text that the browser itself kept over a reload.
  addEventListener("load", () => {
    for (const island of islands()) {
      for (const field of island.querySelectorAll("input, textarea")) {
        if (field.value !== field.defaultValue || field.checked) wake(island);
      }
    }
    // The service worker comes last: it fetches what the visitor may want next. But it comes: a page
    // need never be idle, and a message may wait in the outbox.
    const later = window.requestIdleCallback ?? setTimeout;
    later(() => import(script.dataset.pwa), { timeout: 3000 });
  });
})(document.currentScript);
