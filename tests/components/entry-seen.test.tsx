import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { SeenNode } from "#web/src/team/seen/seen-page.ts";

const { pathname, search } = location;

afterEach(() => {
  history.replaceState(null, "", pathname + search);
  localStorage.clear();
  document.getElementById("root")?.remove();
});

const leads = ["ana", "bo"];
const question = "Yes, log it";
const address = (lead: string) => `/company-leads?lead=${lead}`;

const seenRow = (lead: string): SeenNode => [
  "li",
  {},
  [
    ["a", { href: address(lead) }, [lead]],
    ["button", { type: "button" }, [question]],
  ],
];

/** Stores the page as this member last saw it, and draws it as a start does. */
async function drawSeen(nodes: SeenNode[]): Promise<void> {
  history.replaceState(null, "", "/dashboard");
  const stylesheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href;
  const seen = { member: "ana", stylesheet, rules: [], nodes };
  localStorage.setItem("team-seen:/dashboard", JSON.stringify(seen));
  localStorage.setItem("team-member", JSON.stringify("ana"));
  await import("#web/src/entry-seen.ts");
}

test("replays a press on the row it was made on", async () => {
  const root = document.createElement("div");
  root.id = "root";
  root.innerHTML = "<p data-waiting></p>";
  document.body.append(root);
  await drawSeen([["ul", {}, leads.map(seenRow)]]);
  await page.getByRole("listitem").filter({ hasText: "bo" }).getByRole("button").click();
  const press = vi.fn();
  const list = document.createElement("ul");
  for (const lead of leads) {
    list.insertAdjacentHTML(
      "beforeend",
      `<li><a href="${address(lead)}">${lead}</a><button type="button">${question}</button></li>`,
    );
    list.lastElementChild?.querySelector("button")?.addEventListener("click", () => press(lead));
  }
  root.replaceChildren(list);
  await expect.poll(() => press.mock.calls).toEqual([["bo"]]);
});
