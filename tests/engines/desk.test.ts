import { expect } from "vitest";
import { demoPassword } from "#scripts/admin/seed/demo-accounts.ts";
import { TestCompany } from "../../e2e/fixtures/company-records.ts";
import { ana, hoursAgo } from "../../e2e/fixtures/people.ts";
import { journey } from "./journey.ts";
import { TeamLine } from "./team-line.ts";
import type { Visitor } from "./visitor.ts";

const stores = `indexedDB.databases().then((all) =>
  all.map(({ name }) => name).filter((name) => name.startsWith("firestore/")).length)`;

/** The worker has put the pages of the team area and their scripts on the device. */
const isKept = `caches.open("team-area").then((cache) => cache.keys()).then((keys) =>
  keys.some(({ url }) => url.includes("/client-tasks")))`;

async function signIn(member: Visitor, email: string, path: string): Promise<void> {
  await member.open(path);
  await member.expectText("Team sign-in");
  await member.type("Email", email);
  // A field for passwords has no role.
  await member.pressKey("Tab");
  await member.window.type(demoPassword);
  await member.pressKey("Enter");
  await member.expectPath(path);
}

journey(
  "a member is let in, answers a lead, and signs out, which leaves nothing",
  async ({ member }) => {
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
    // Not by loading it: over http, as here, WebKit keeps the page alive behind the next one (docs/browsers.md).
    await member.pressKey("Escape");
    await member.press("link", "Today");
    await member.expectText("You've answered every message from the site.");
    await member.expectInPage(stores, 1);
    await member.press("button", "Sign Out");
    await member.expectPath("/auth");
    await member.expectText("You're signed out.");
    await member.expectInPage(stores, 0);
    expect(await member.window.evaluate(`JSON.stringify({ ...localStorage })`)).not.toContain(
      "Ana",
    );
    await member.open("/dashboard");
    await member.expectText("Team sign-in");
  },
);

journey(
  "a member answers from Today while the line is cut, and the entry goes out later, once",
  async ({ at, expectProblem }) => {
    // What the SDK and Firefox say of requests that nobody answers; the picture is one of the SDK's.
    expectProblem(/firestore.*(?:unavailable|offline|errored)|CORS request did not succeed/is);
    expectProblem(/Failed to load|NetworkError|img-src.*google\.com\/images\/cleardot/);
    const company = await TestCompany.create();
    const lead = await company.addMessage(ana, hoursAgo(3));
    const line = await TeamLine.open();
    try {
      const member = at(line.origin);
      await signIn(member, company.email, "/dashboard");
      await member.expectText("Ana Ruiz");
      await member.expectInPage(isKept, true);
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
