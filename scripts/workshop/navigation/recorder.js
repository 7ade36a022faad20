// Runs in a world of its own in every document, also where the page's own scripts are disabled.
// Reports each press, and each new heading when the frame that shows it has been rendered.
// Listening and looking cost the same in every way of visiting.
(() => {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      report(JSON.stringify({ kind: "press", at: performance.timeOrigin + timeStamp }));
    },
    { capture: true, passive: true },
  );

  let shown = "";
  const rendered = new MessageChannel();
  rendered.port1.onmessage = ({ data: text }) => {
    report(JSON.stringify({ kind: "heading", text, at: now() }));
  };
  const record = () => {
    requestAnimationFrame(record);
    const heading = document.querySelector("h1");
    if (!heading || heading.textContent === shown || !heading.checkVisibility()) return;
    const { top, bottom } = heading.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return;
    shown = heading.textContent;
    // This frame is rendered after its callbacks; a message is the first task after that.
    rendered.port2.postMessage(shown);
  };
  requestAnimationFrame(record);
})();
