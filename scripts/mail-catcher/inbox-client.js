// Runs in the inbox page. The server renders everything; this fetches the page again when something
// changed and swaps the two parts that change.
const parts = ["#bar", "#list"];

async function refresh() {
  const answer = await fetch(location.href);
  // A message that was deleted meanwhile: back to the list.
  if (!answer.ok) return location.assign("/");
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = next.title;
  for (const part of parts) {
    const current = document.querySelector(part);
    const fresh = next.querySelector(part);
    if (!current || !fresh) continue;
    const focused = current.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-action")
      : null;
    current.replaceChildren(...fresh.childNodes);
    if (focused) current.querySelector("button")?.focus();
  }
  showLocalTimes();
}

function showLocalTimes() {
  for (const time of document.querySelectorAll("time")) {
    const at = new Date(time.dateTime);
    const today = at.toDateString() === new Date().toDateString();
    time.textContent = today ? at.toLocaleTimeString() : at.toLocaleString();
  }
}

const actions = {
  clear: () => fetch("/api/messages", { method: "DELETE" }),
  "smtp-off": () => switchSmtp(false),
  "smtp-on": () => switchSmtp(true),
};

function switchSmtp(accepting) {
  return fetch("/api/smtp", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ accepting }),
  });
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("button[data-action]");
  if (button) actions[button.dataset.action]?.().then(refresh);
});

new EventSource("/api/events").addEventListener("change", refresh);
showLocalTimes();
