import type { SeenNode, SeenPage } from "./team/seen/seen-page.ts";

/*
 * This runs at the end of a page of the team area as a plain script without imports
 * (web/publish/prerender/team-document.ts): it draws the page as this member last saw it (team/seen/keep-page.ts), long
 * before the app knows who is there. The app renders outside of the document, and takes over once it has something to
 * show. Presses made until then are replayed then.
 */
(() => {
  /** After this, the live page shows as it is, and says what it is waiting for. */
  const patienceMs = 10_000;
  /** The time for parts that the live page has a place for and fills in a moment later (`data-soon`). */
  const momentMs = 500;

  const stored = (key: string) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
      return null; // Storage was refused, or an older version wrote this.
    }
  };

  /** Leaves a note for team/leads/started-contact.ts. */
  const noteBegun = (lead: string, kind: "called" | "wrote") => {
    try {
      localStorage.setItem(`team-begun:${lead}`, JSON.stringify({ kind, at: Date.now() }));
    } catch {
      // Storage was refused, so the lead's page asks nothing.
    }
  };

  const draw = (node: SeenNode): Node => {
    if (typeof node === "string") return document.createTextNode(node);
    const [name, { xmlns = "http://www.w3.org/1999/xhtml", ...attributes }, children] = node;
    const element = document.createElementNS(xmlns, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children.map(draw));
    return element;
  };

  const path = location.pathname;
  const root = document.getElementById("root");
  const page: SeenPage | null = stored(`team-seen:${path}`);
  const stylesheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (!root || !page || location.search !== "" || page.stylesheet !== stylesheet?.href) return;
  // The mark says which member is signed in: team/store/member-mark.ts.
  if (page.member !== stored("team-member")) return;

  const seen = document.createElement("div");
  seen.id = root.id;
  seen.dataset.seen = "";
  seen.append(...page.nodes.map(draw));
  for (const notice of seen.querySelectorAll<HTMLElement>("[data-offline]")) {
    notice.hidden = navigator.onLine;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(page.rules.join(""));
  document.adoptedStyleSheets.push(sheet);
  window.seenPage = { rules: page.rules, root };
  root.replaceWith(seen);

  /** Rows have the same buttons. */
  const rowOf = (element: Element) =>
    element.closest("li")?.querySelector("a")?.getAttribute("href");

  /** Finds the matching element in the live page. */
  const sameAs = (element: Element) => {
    const is = (live: Element, name: string) =>
      live.getAttribute(name) === element.getAttribute(name);
    return [...root.querySelectorAll<HTMLElement>(element.localName)].find(
      (live) =>
        is(live, "href") &&
        is(live, "type") &&
        rowOf(live) === rowOf(element) &&
        // A link may have other text by now, such as the number of waiting messages.
        (live.hasAttribute("href") ||
          (is(live, "aria-label") && live.textContent === element.textContent)),
    );
  };

  const pressed: Element[] = [];
  seen.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element && event.target.closest("a, button, label");
      if (!target) return;
      const [, scheme] = /^(tel|sms|mailto):/.exec(target.getAttribute("href") ?? "") ?? [];
      if (scheme) {
        // The phone handles a call or a message itself; the lead's page asks what came of it.
        const lead = target.getAttribute("data-begins");
        if (lead) noteBegun(lead, scheme === "tel" ? "called" : "wrote");
        return;
      }
      event.preventDefault();
      seen.ariaBusy = "true";
      pressed.push(target);
      update();
    },
    true,
  );

  /** A press that is no click yet would be lost if its target went away. */
  let isPressing = false;
  let isDue = false;
  const begin = () => {
    isPressing = true;
  };
  const release = () => {
    isPressing = false;
    if (isDue) change();
  };
  for (const name of ["pointerdown", "keydown"]) seen.addEventListener(name, begin, true);
  for (const name of ["pointerup", "pointercancel", "keyup"]) {
    // The click comes right after.
    addEventListener(name, () => setTimeout(release), true);
  }
  // Only the window's own: a press also takes the focus from a field.
  addEventListener("blur", release);

  const change = () => {
    isDue = true;
    if (isPressing || !seen.isConnected) return;
    observer.disconnect();
    const focused = document.activeElement;
    const typed = focused instanceof HTMLInputElement ? focused.value : "";
    const live = focused && seen.contains(focused) ? sameAs(focused) : undefined;
    seen.replaceWith(root);
    live?.focus({ preventScroll: true });
    if (live instanceof HTMLInputElement && typed !== "") {
      live.setRangeText(typed, 0, 0, "end");
      live.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const element of pressed) sameAs(element)?.click();
  };

  let isSoon = false;
  const update = () => {
    const isElsewhere = location.pathname !== path;
    if (root.querySelector("[data-waiting]") && !isElsewhere) return;
    const isFilling = root.querySelector("[data-soon]") && !isElsewhere && pressed.length === 0;
    if (!isFilling) change();
    else if (!isSoon) setTimeout(change, momentMs);
    isSoon = true;
  };
  const observer = new MutationObserver(update);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["data-soon"] });
  setTimeout(() => {
    isDue = true;
    release();
  }, patienceMs);
})();
