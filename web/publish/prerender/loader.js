// Inlined into the head of every prerendered page; its hash is in the CSP of firebase.json.
//
// A page is complete without script, and the browser follows its links. The script of an island comes
// when it is wanted: a control in it is touched, it comes near the screen, a draft or the address asks
// for it. A visitor who only reads downloads none, and nothing competes with the first paint.
// (Starting when the page is idle still blocked for about 100 ms: docs/decisions/001-pages-without-script.md.)
((script) => {
  const { dataset, style } = document.documentElement;
  const stored = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      // Storage refused: as if there were nothing.
    }
  };
  // The headings' font is there already (web/src/ui/fonts/heading-font.ts).
  if (stored("localStorage", "heading-font")) dataset.headingFont = "";
  // Some parts keep room for what the address asks of them, before they are drawn.
  const query = new URLSearchParams(location.search);
  dataset.asked = [...query.keys()].join(" ");
  // The server has one answer for all that is missing; a post is missed in other words.
  if ("missing" in script.dataset && location.pathname.startsWith("/blog/"))
    dataset.belowBlog = "waiting";

  // A visitor who leaves early ends the fade from page to page (web/src/ui/theme/view-transition.css): no error.
  for (const type of ["pagereveal", "pageswap"])
    addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => {}));

  // The position of an element that wraps or is centered depends on the elements after it in the file. While its part
  // of the page is still arriving, it stays unseen instead of moving; a part has arrived when something follows it.
  // (Rules with `:has()` can tell this too, but cost a phone half a second of matching while a page arrives.)
  const isFollowed = (part) => part && (part.nextElementSibling || isFollowed(part.parentElement));
  const hideHalf = () => {
    const isArriving = document.readyState === "loading";
    for (const piece of document.querySelectorAll("[data-whole], h1, h2, h3")) {
      const part = "whole" in piece.dataset ? piece.closest("header, section, article > *") : piece;
      piece.toggleAttribute("data-half", isArriving && !isFollowed(part));
    }
    if (isArriving) requestAnimationFrame(hideHalf);
  };
  hideHalf();

  // Lets the page load itself again, where that helps (web/src/islands/vanished-chunks.ts). The module that does so may
  // have been missing too, and Firefox and WebKit never ask again for a missing module, so it has a new address with
  // each try.
  const tellMissing = async () => {
    if (!("recovers" in dataset))
      await import(`${script.dataset.recovery}?${Date.now()}`).catch(() => {});
    dispatchEvent(new Event("missing-script"));
  };
  const load = (url, pauseMs) => {
    import(url).catch(() => {
      const again = () => {
        clearTimeout(clock);
        removeEventListener("online", again);
        load(url, Math.min(2 * pauseMs, 6e4));
      };
      const clock = setTimeout(again, pauseMs);
      addEventListener("online", again);
      tellMissing();
    });
  };
  const wake = (island) => {
    if ("awake" in island.dataset) return;
    island.dataset.awake = "";
    island.dispatchEvent(new Event("wake"));
    for (const url of island.dataset.scripts.split(" ")) load(url, 2e3);
  };
  // Nothing that is pressed, typed or asked for is left without a word (web/src/islands/unanswered-note.tsx).
  const answerSoon = (island, isPress) => {
    setTimeout(() => {
      if ("ready" in island.dataset) return;
      const note = island.nextElementSibling;
      note.hidden = false;
      if (isPress) note.scrollIntoView({ block: "nearest" });
    }, 6e3);
  };

  const touch = ({ target, type }) => {
    if (!(target instanceof Element)) return;
    const island = target.closest("[data-island]:not([data-ready])");
    if (!island || !target.closest("form, button, input, select, textarea")) return;
    wake(island);
    if (type === "input") answerSoon(island);
  };
  for (const type of ["pointerover", "pointerdown", "touchstart", "focusin", "input"]) {
    addEventListener(type, touch, { capture: true, passive: true });
  }

  // A click or a submit in an island before its script is there is held, and done later.
  window.earlyEvents = [];
  const hold = (event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const island = target.closest("[data-island]:not([data-ready])");
    const button = target.closest("button");
    if (!island || (type === "click" && !button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wake(island);
    answerSoon(island, true);
    window.earlyEvents.push({ target: button ?? target, type });
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);

  addEventListener("click", ({ target }) => {
    const note = target.closest("[data-unanswered]");
    if (!note) return;
    const island = note.previousElementSibling;
    const mail = target.closest("[href^=mailto]");
    if (mail) {
      const typed = [...island.querySelectorAll("input, select, textarea")]
        .filter(({ value, type, checked }) => value && (checked || !/box|radio/.test(type)))
        .map(({ labels, ariaLabel, value }) => `${labels[0]?.textContent ?? ariaLabel}: ${value}`);
      mail.search = `body=${encodeURIComponent(typed.join("\r\n"))}`;
    } else if (target.closest("button")) {
      note.hidden = true;
      answerSoon(island, true);
      dispatchEvent(new Event("online"));
    }
  });

  // After a reload, Back may lead to an address that the reader of the blog had shown in this document.
  const place = () => location.pathname + location.search;
  const first = place();
  addEventListener("popstate", () => {
    if (place() !== first && !document.querySelector("[data-ready]")) location.reload();
  });

  addEventListener("DOMContentLoaded", () => {
    hideHalf();
    if (dataset.belowBlog) {
      const post = document.querySelector("[data-missing-post]");
      document.title = post.dataset.missingPost;
      post.parentElement.replaceChildren(post.content);
      dataset.belowBlog = "shown";
    }

    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
      },
      { rootMargin: "200px" },
    );
    for (const island of document.querySelectorAll("[data-island]")) {
      const { draft, query: names } = island.dataset;
      if (island.dataset.wake) near.observe(island);
      if (names?.split(" ").some((name) => query.has(name))) {
        wake(island);
        answerSoon(island);
      }
      if (draft && stored("sessionStorage", draft)) wake(island);
    }

    const menu = document.getElementById("site-menu");
    // Browsers before popovers (docs/browsers.md).
    if (!menu.hidePopover) {
      const toggle = document.querySelector("[popovertarget]");
      const open = (isOpen) => {
        toggle.ariaExpanded = menu.toggleAttribute("data-open", isOpen);
      };
      open(false);
      menu.hidePopover = () => open(false);
      toggle.addEventListener("click", () => open());
      addEventListener("keydown", ({ key }) => key === "Escape" && open(false));
    }
    // The open menu would cover what has the focus.
    menu.addEventListener("focusout", ({ relatedTarget: next }) => {
      if (next && !next.closest("header")) menu.hidePopover();
    });
    // When a link was followed (web/src/islands/vanished-chunks.ts). To the top of this page the browser would load it anew.
    addEventListener("click", (event) => {
      const link = event.target.closest("a");
      // The menu would still be open on the page that its link leads to, and after Back.
      if (link) menu.hidePopover();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (link?.origin === location.origin) dataset.leaving = Date.now();
      if (link?.href !== location.origin + place()) return;
      event.preventDefault();
      history.replaceState(history.state, "", link.href);
      scrollTo({ top: 0 });
      document.querySelector("main h1").focus({ preventScroll: true });
    });

    const banner = document.querySelector("[data-banner]");
    let dismissed = stored("sessionStorage", "banner-dismissed");
    const show = () => {
      banner.hidden = dismissed || scrollY <= 500;
    };
    addEventListener("scroll", show, { passive: true });
    banner.querySelector("button").addEventListener("click", () => {
      dismissed = true;
      show();
      try {
        sessionStorage.setItem("banner-dismissed", "yes");
      } catch {
        // Storage refused: it comes back with the next page.
      }
    });
    // Messages appear above it (ui/toast), however tall its words make it.
    new ResizeObserver(() => {
      const height = banner.offsetHeight;
      style.setProperty("--toast-room", height ? `calc(${height}px + .75rem)` : "");
    }).observe(banner);
  });
  // Text that the browser itself kept over a reload.
  addEventListener("load", () => {
    for (const field of document.querySelectorAll("[data-island] :is(input, textarea)")) {
      // A box to tick has the value "on" from the start.
      const isTyped = field.type !== "checkbox" && field.value !== field.defaultValue;
      if (isTyped || field.checked) wake(field.closest("[data-island]"));
    }
    // The service worker comes last: it fetches what the visitor may want next. But it comes: a page
    // need never be idle, and a message may wait in the outbox.
    const later = window.requestIdleCallback ?? setTimeout;
    later(() => import(script.dataset.background).catch(tellMissing), { timeout: 3000 });
  });
})(document.currentScript);
