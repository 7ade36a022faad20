import { expect } from "vitest";
import { demoPassword } from "#scripts/admin/seed/demo-accounts.ts";
import { TestCompany } from "../../e2e/fixtures/company-records.ts";
import { ana, hoursAgo } from "../../e2e/fixtures/people.ts";
import { journey } from "./journey.ts";
import { TeamLine } from "./team-line.ts";
import type { Visitor } from "./visitor.ts";

const stores = `indexedDB.databases().then((all) =>
  all.map(({ name }) => name).filter((name) => name.startsWith("firestore/")).length)`;

/** Whether the worker has put the pages of the team area and their scripts on the device. */
const isCached = `caches.open("team-area").then((cache) => cache.keys()).then((keys) =>
  keys.some(({ url }) => url.includes("/client-tasks")))`;

async function signIn(member: Visitor, email: string, path: string): Promise<void> {
  await member.open(path);
  await member.expectText("Team sign-in");
  await member.type("Email", email);
  // A password field has no role.
  await member.pressKey("Tab");
  await member.window.type(demoPassword);
  await member.pressKey("Enter");
  await member.expectPath(path);
}

journey("lets a member in, answers a lead, and signs out without a trace", async ({ member }) => {
  const company = await TestCompany.create();
  await company.addMessage(ana, hoursAgo(3));
  await signIn(member, company.email, "/company-leads");
  await member.expectText("Unanswered for 3 hours");
  await member.press("link", "Ana Ruiz");
  await member.press("radio", "Note");
  await member.type("Note", "Wants a gallery.");
  await member.press("button", "Add to the log");
  await member.expectText("Wants a gallery.");
  await member.press("radio", "Called");
  await member.press("button", "Add to the log");
  await member.expectText("Answered after 3 hours");
  // The test doesn't load the page, because over HTTP, as here, WebKit keeps the old page alive behind the next one
  // (docs/browsers.md).
  await member.pressKey("Escape");
  await member.press("link", "Today");
  await member.expectText("You've answered every message from the site.");
  await member.expectInPage(stores, 1);
  await member.press("button", "Sign Out");
  await member.expectPath("/auth");
  await member.expectText("You're signed out.");
  await member.expectInPage(stores, 0);
  expect(await member.window.evaluate(`JSON.stringify({ ...localStorage })`)).not.toContain("Ana");
  await member.open("/dashboard");
  await member.expectText("Team sign-in");
});

journey(
  "answers from Today offline, and sends the entry later, once",
  async ({ at, expectProblem }) => {
    // The SDK and Firefox report unanswered requests like this; the picture is one that the SDK requests.
    expectProblem(/firestore.*(?:unavailable|offline|errored)|CORS request did not succeed/is);
    expectProblem(/Failed to load|NetworkError|img-src.*google\.com\/images\/cleardot/);
    const company = await TestCompany.create();
    const lead = await company.addMessage(ana, hoursAgo(3));
    const line = await TeamLine.open();
    try {
      const member = at(line.origin);
      await signIn(member, company.email, "/dashboard");
      await member.expectText("Ana Ruiz");
      await member.expectInPage(isCached, true);
      await line.disconnect();
      await member.press("link", "Ana Ruiz");
      await member.press("radio", "Called");
      await member.press("button", "Add to the log");
      await member.expectText("Answered after 3 hours");
      await member.pressKey("Escape");
      await member.expectText("Nothing is waiting in the copy saved on this device.");
      expect(await company.log(lead)).toEqual([]);
      await line.connect();
      await member.window.evaluate(`dispatchEvent(new Event("online"))`);
      await expect.poll(() => company.log(lead)).toMatchObject([{ kind: "called" }]);
    } finally {
      await line.disconnect();
    }
  },
);
