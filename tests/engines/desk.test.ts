import { expect } from "vitest";
import { demoPassword } from "#scripts/admin/seed/demo-accounts.ts";
import { TestCompany } from "../../e2e/fixtures/company-records.ts";
import { ana, hoursAgo } from "../../e2e/fixtures/people.ts";
import { journey } from "./journey.ts";

const stores = `indexedDB.databases().then((all) =>
  all.map(({ name }) => name).filter((name) => name.startsWith("firestore/")).length)`;

journey(
  "a member is let in, answers a lead, and signs out, which leaves nothing",
  async ({ member }) => {
    const company = await TestCompany.create();
    await company.addMessage(ana, hoursAgo(3));
    await member.open("/company-leads");
    await member.expectText("Team sign-in");
    await member.type("Email", company.email);
    // A field for passwords has no role.
    await member.pressKey("Tab");
    await member.window.type(demoPassword);
    await member.pressKey("Enter");
    await member.expectPath("/company-leads");
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
