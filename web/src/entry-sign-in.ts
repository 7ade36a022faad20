/*
 * This runs in the head of the sign-in page as a plain script without imports (web/publish/prerender/team-document.ts):
 * it is there before anything can be pressed, and a visitor who touches nothing fetches no other script. Typed text
 * stays in the form, and presses are held until the app is there (islands/early-events.ts). A touch fetches the largest
 * parts of the app, and a press fetches the rest; both load at once if the device or the address has work for the app.
 * `data-start` on the root element says that this script has run, or that the app can't be loaded (`failed`).
 */
((script) => {
  if (!(script instanceof HTMLScriptElement)) return;
  const { touched = "", scripts = "", background = "" } = script.dataset;
  const { dataset } = document.documentElement;
  const rootOf = () => document.getElementById("root");

  const preload = (addresses: string) => {
    for (const address of addresses.split(" ")) {
      if (document.querySelector(`link[href="${address}"]`)) continue;
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = address;
      document.head.append(link);
    }
  };
  /** Lets the page load itself again, where that helps (islands/vanished-chunks.ts). */
  const tellMissing = () => dispatchEvent(new Event("missing-script"));
  const [app = ""] = scripts.split(" ");
  dataset.start = "";
  /** Resolves once the whole page is there, and shows that it is loading if it is. */
  const arrived = new Promise<void>((resolve) => {
    addEventListener("DOMContentLoaded", () => {
      const loading = document.querySelector<HTMLTemplateElement>("template[data-loading]");
      if (isExpected && loading) rootOf()?.replaceChildren(loading.content);
      delete dataset.starting;
      tellNetwork();
      resolve();
    });
  });
  const start = () => {
    const wasOnline = navigator.onLine;
    preload(scripts);
    dispatchEvent(new Event("wake"));
    // A cached script would take over a page that hasn't arrived completely.
    const loaded = arrived.then(() => import(/* @vite-ignore */ app));
    loaded.then(
      () => {
        dataset.start = "";
      },
      () => {
        // The network may have come back before the browser gave up.
        if (navigator.onLine && !wasOnline) return start();
        addEventListener("online", start, { once: true });
        if (navigator.onLine) {
          dataset.start = "failed";
          rootOf()?.removeAttribute("aria-busy");
        }
        // The page must not reload over anything that was typed.
        if (![...document.querySelectorAll("input")].some(({ value }) => value)) tellMissing();
      },
    );
  };

  const keysOf = (storage: "localStorage" | "sessionStorage") => {
    try {
      return Object.keys(window[storage]);
    } catch {
      return []; // Storage was refused: this treats it as empty.
    }
  };
  /** Somebody is signed in, has just been, or was on the way to a page or to a new password. */
  const isExpected =
    new URLSearchParams(location.search).has("mode") ||
    Boolean(history.state?.usr) ||
    keysOf("localStorage").some((key) =>
      /^(?:team-(?!config$)|firestore_|firebase:authUser)/.test(key),
    ) ||
    keysOf("sessionStorage").some((key) => /^(?:team-|sign-out-reason$)/.test(key));

  // The heading font is already cached (ui/fonts/heading-font.ts).
  if (keysOf("localStorage").includes("heading-font")) dataset.headingFont = "";
  if (isExpected) {
    dataset.starting = "";
    start();
  }
  const tellNetwork = () => {
    const notice = document.querySelector<HTMLElement>("#root:not([data-ready]) [data-offline]");
    if (notice) notice.hidden = navigator.onLine;
  };
  for (const type of ["online", "offline"]) addEventListener(type, tellNetwork);

  const touch = ({ target }: Event) => {
    if (target instanceof Element && target.closest("form")) preload(touched);
  };
  for (const type of ["pointerover", "pointerdown", "touchstart", "focusin", "input"]) {
    addEventListener(type, touch, { capture: true, passive: true });
  }

  window.earlyEvents = [];
  const hold = (event: Event) => {
    const root = rootOf();
    const { target, type } = event;
    if (!root || "ready" in root.dataset || !(target instanceof Element)) return;
    const button = target.closest("button");
    if (!root.contains(target) || (type === "click" && !button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    root.ariaBusy = "true";
    window.earlyEvents?.push({
      target: button ?? target,
      type: type === "submit" ? "submit" : "click",
    });
    start();
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);

  // The browser offers to install only once, maybe long before the app has loaded (pwa/install-prompt.ts).
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
  addEventListener("appinstalled", () => delete window.installOffer);

  addEventListener("load", () => {
    // A visitor's message is waiting on this device, and the page tells a member about it. Or an earlier session left
    // something that the app deletes.
    indexedDB.databases?.().then(
      (all) => all.some(({ name = "" }) => /^(?:outbox$|firestore\/|team-)/.test(name)) && start(),
      () => undefined,
    );
    const later = window.requestIdleCallback ?? setTimeout;
    later(() => import(/* @vite-ignore */ background).catch(tellMissing), { timeout: 3000 });
  });
})(document.currentScript);
