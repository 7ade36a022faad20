import { expect } from "vitest";
import { precacheList } from "#web/publish/budgets/precache-list.ts";
import { newVisitor } from "../../e2e/fixtures/contact-form.ts";
import { content } from "../../e2e/fixtures/site-content.ts";
import type { SiteCopy } from "../../e2e/fixtures/site-copy.ts";
import { records } from "../../e2e/fixtures/stored-records.ts";
import { fillContactForm } from "./contact-page.ts";
import { journey } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const { contact, unsent } = content.forms;
const isReady = `Boolean(document.querySelector("[data-island=contact-form][data-ready]"))`;
const tellNetworkIsBack = `dispatchEvent(new Event("online"))`;

/** Opens the home page and waits until everything public is on the device. */
async function visitAndKeep(visitor: Visitor, site: SiteCopy): Promise<void> {
  await visitor.open("/");
  await visitor.expectInPage("navigator.serviceWorker.controller?.state", "activated");
  const worker = await (await fetch(`${site.origin}/sw.js`)).text();
  const listed = precacheList(worker).filter(({ part }) => part === "background");
  const cached = `caches.open("background").then((cache) => cache.keys()).then((keys) => keys.length)`;
  await visitor.expectInPage(cached, listed.length);
}

journey(
  "opens pages offline after one visit, and sends a form later, once",
  async ({ visitor, site, expectProblem }) => {
    expectProblem(/Failed to load|could not connect|Load failed|NetworkError/i);
    await visitAndKeep(visitor, site);
    await site.disconnect();
    await visitor.open("/web-design-medford");
    await visitor.expectText("Medford");
    await visitor.open("/blog");
    await visitor.expectInPage(`document.querySelectorAll("article").length > 5`, true);
    await visitor.press("button", "Web Design Tips (4)");
    await visitor.expectPath("/blog?category=web-design");
    await visitor.open("/no-such-page");
    await visitor.expectText("You're offline");

    await visitor.open("/contact");
    const rosa = newVisitor({ message: "Our site is slow on a phone." });
    await fillContactForm(visitor, rosa);
    await visitor.press("button", contact.submit);
    await visitor.expectText("Saved. We");
    expect(await records.leads(rosa.email)).toEqual([]);
    await site.connect();
    await visitor.window.evaluate(tellNetworkIsBack);
    await visitor.expectText(contact.sent.heading);
    expect(await records.leads(rosa.email)).toHaveLength(1);
    await visitor.expectNoText(unsent.waiting.one);
  },
);

journey("waits with a new version for Reload", async ({ visitor, site }) => {
  await visitAndKeep(visitor, site);
  await site.publish("The next version");
  await visitor.window.evaluate(
    "navigator.serviceWorker.ready.then((it) => it.update()).then(() => 0)",
  );
  await visitor.expectText("A new version is ready.");
  await visitor.press("button", "Reload");
  await visitor.expectInPage("document.title", "The next version");
  await visitor.expectNoText("A new version is ready.");
  const waiting = "navigator.serviceWorker.ready.then((it) => Boolean(it.waiting))";
  await visitor.expectInPage(waiting, false);
});

journey("follows a link that is pressed while scripts are loading", async ({ visitor, site }) => {
  for (const path of ["/contact", "/"]) {
    const release = site.holdScripts();
    await visitor.open(path);
    await visitor.press("button", "Menu");
    await visitor.press("link", "Results", "[popover]");
    await visitor.expectPath("/results");
    release();
    await visitor.expectInPage("document.readyState", "complete");
    await visitor.expectPath("/results");
  }
});

journey(
  "says that a form's script failed, and wakes it when back online",
  async ({ visitor, site, expectProblem }) => {
    // The form keeps what was typed.
    expectProblem(/could not be loaded; it is tried again|contact-form-/);
    site.breakOffAt(/\/assets\/contact-form-/);
    await visitor.open("/contact");
    await visitor.type(contact.labels.firstName, "Rosa");
    await visitor.expectText("The form isn't loading.");
    site.breakOffAt(undefined);
    await visitor.window.evaluate(tellNetworkIsBack);
    await visitor.expectInPage(isReady, true);
    await visitor.expectValue(contact.labels.firstName, "Rosa");
  },
);
