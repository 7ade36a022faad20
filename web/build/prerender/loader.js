// Inlined into the head of every prerendered page; its hash stands in the CSP of firebase.json.
// Starts the client when the page is loaded and idle, or at the first touch, whichever is first, so
// that script never competes with the first paint (design.md section 7).
((script) => {
  const touches = ["pointerdown", "keydown", "touchstart", "focusin"];
  const options = { capture: true, passive: true };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, start, options);
    for (const url of script.dataset.modules.split(" ")) import(url);
  };
  for (const touch of touches) addEventListener(touch, start, options);
  addEventListener("load", () =>
    window.requestIdleCallback
      ? requestIdleCallback(start, { timeout: 3000 })
      : setTimeout(start, 300),
  );

  // What is clicked or sent in an island before its script is there is held, and done later.
  window.earlyEvents = [];
  const hold = (event) => {
    const island = event.target.closest("[data-island]:not([data-ready])");
    const button = event.target.closest("button");
    if (!island || (event.type === "click" && !button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.earlyEvents.push({ target: button ?? event.target, type: event.type });
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
})(document.currentScript);
