import { expect } from "@playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { expectSentOnce, keptHeading, outboxEntries, sendOffline } from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_/);
});

test("a connection that breaks is no refusal: the message is kept", async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await page.route(call, (route) => route.abort("connectionreset"));
  await form.sendButton.tap();
  await expect(keptHeading(page)).toBeVisible();
  await page.unroute(call);
  await page.getByRole("button", { name: "Send Now" }).tap();
  await expect(form.sentHeading).toBeVisible();
  await expectSentOnce(visitor.email);
});

test("a server that is back while the page stays open gets the message by itself", async ({
  page,
}) => {
  // The browser notices nothing of it: only the clock asks again.
  await page.clock.install();
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await page.route(call, (route) => route.abort("connectionrefused"));
  await form.sendButton.tap();
  await expect(keptHeading(page)).toBeVisible();
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/send-contact-email")) asked += 1;
  });
  // Minute by minute, because the page sets its clock some moments after it has said "Saved".
  const passMinutesUntil = (happened: () => Promise<boolean> | boolean) =>
    expect
      .poll(async () => {
        await page.clock.fastForward("01:00");
        return happened();
      })
      .toBe(true);
  await passMinutesUntil(() => asked > 0);
  await page.unroute(call);
  await expect(keptHeading(page)).toBeVisible();
  await passMinutesUntil(() => form.sentHeading.isVisible());
  await expectSentOnce(visitor.email);
});

test("a server that stays silent is given up after a while, and the message is kept", async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await page.route(call, () => undefined);
  await form.sendButton.tap();
  await expect(keptHeading(page)).toBeVisible({ timeout: 40_000 });
  expect(await outboxEntries(page)).toHaveLength(1);
});

test("the page of a captive portal is no answer of ours", async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await form.fill(newVisitor());
  await page.route(call, (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Welcome to the train</h1>" }),
  );
  await form.sendButton.tap();
  await expect(keptHeading(page)).toBeVisible();
});

test("when only the answer is lost, the message that waits does not become a second one", async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.sendButton.tap();
  await expect(keptHeading(page)).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
  await page.unroute(call);
  await page.getByRole("button", { name: "Send Now" }).tap();
  await expect(form.sentHeading).toBeVisible();
  await expectSentOnce(visitor.email);
});

for (const years of [-5, 5]) {
  test(`a device whose clock is ${years} years off sends as any other`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(
      (shift) => {
        const now = Date.now;
        Date.now = () => now() + shift;
      },
      years * 365 * 24 * 3600 * 1000,
    );
    const began = Date.now();
    const { form, visitor } = await sendOffline(page, context);
    await context.setOffline(false);
    await expect(form.sentHeading).toBeVisible();
    await expectSentOnce(visitor.email);
    const [lead] = await records.leads(visitor.email);
    expect(Math.abs(Date.parse(lead?.created_at ?? "") - began)).toBeLessThan(120_000);
  });
}

test("an answer with an error keeps nothing in the outbox: the form says so and holds the text", async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*503/);
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await page.route(call, (route) =>
    route.fulfill({ status: 503, json: { error: { status: "UNAVAILABLE", message: "Later" } } }),
  );
  await form.sendButton.tap();
  await expect(form.toast("Error sending message")).toBeVisible();
  await form.expectTyped(visitor);
  await expect(keptHeading(page)).toHaveCount(0);
  expect(await outboxEntries(page)).toBeUndefined();
});

test("where the browser refuses storage, the form says so and holds the text", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The user denied permission", "SecurityError");
    };
  });
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await context.setOffline(true);
  await form.sendButton.tap();
  await expect(form.toast("Error sending message")).toBeVisible();
  await form.expectTyped(visitor);
  await context.setOffline(false);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
});
