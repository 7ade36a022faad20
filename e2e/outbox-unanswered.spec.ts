import { expect, type Page } from "playwright/test";
import type { ContactMessage } from "#contract/contact-message";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { expectSentOnce, keptHeading, outboxEntries, sendOffline } from "./fixtures/outbox.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_|Failed to load resource: .*429/);
});

/** Opens the contact form and fills it in. */
async function openFilled(page: Page) {
  const form = new ContactForm(page);
  await form.open();
  const visitor = newVisitor();
  await form.fill(visitor);
  return { form, visitor };
}

/** Fills in the form as somebody else, where one has just been sent. */
async function fillAnother(form: ContactForm): Promise<ContactMessage> {
  const visitor = newVisitor();
  await form.sendAnother.tap();
  await form.fill(visitor);
  return visitor;
}

/** The server can be reached again; the visitor presses "Send Now". */
async function sendKept({ page, sentHeading }: ContactForm): Promise<void> {
  await page.unroute(call);
  await page.getByRole("button", { name: "Send Now" }).tap();
  await expect(sentHeading).toBeVisible();
}

test("a broken connection, a captive portal's page and the platform's own are no answer: the message is kept; when only our answer was lost, it does not become a second one", async ({
  page,
}) => {
  const { form, visitor } = await openFilled(page);

  await test.step("a connection that breaks is no refusal: the message is kept", async () => {
    await page.route(call, (route) => route.abort("connectionreset"));
    await form.sendButton.tap();
    // The device isn't offline, so nothing says that it is.
    await expect(keptHeading(page)).toHaveText(content.forms.unsent.kept.unanswered.heading);
    await expect(page.getByText("back online")).toHaveCount(0);
    await sendKept(form);
    await expectSentOnce(visitor.email);
  });

  await test.step("the page of a captive portal is no answer of ours", async () => {
    await fillAnother(form);
    await page.route(call, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Welcome to the train</h1>" }),
    );
    await form.sendButton.tap();
    await expect(keptHeading(page)).toBeVisible();
    await sendKept(form);
  });

  await test.step("nor is the page of a platform that has no machine free", async () => {
    const { email } = await fillAnother(form);
    await page.route(call, (route) =>
      route.fulfill({ status: 429, contentType: "text/html", body: "Rate exceeded." }),
    );
    await form.sendButton.tap();
    await expect(keptHeading(page)).toBeVisible();
    await sendKept(form);
    await expectSentOnce(email);
  });

  await test.step("when only the answer is lost, the message that waits does not become a second one", async () => {
    const { email } = await fillAnother(form);
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.sendButton.tap();
    await expect(keptHeading(page)).toBeVisible();
    expect(await records.leads(email)).toHaveLength(1);
    await sendKept(form);
    await expectSentOnce(email);
  });
});

test("a server that is back while the page stays open gets the message by itself; one that stays silent is given up after a while", async ({
  page,
}) => {
  // The browser notices nothing of it: only the clock asks again.
  await page.clock.install();
  const { form, visitor } = await openFilled(page);

  await test.step("a server that is back gets the message by itself", async () => {
    await page.route(call, (route) => route.abort("connectionrefused"));
    await form.sendButton.tap();
    await expect(keptHeading(page)).toBeVisible();
    await page.unroute(call);
    // How long it waits, and from when on, is its own affair.
    await expect(async () => {
      await page.clock.fastForward("02:00");
      await expect(form.sentHeading).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectSentOnce(visitor.email);
  });

  await test.step("a server that stays silent is given up after a while, and the message is kept", async () => {
    const { email } = await fillAnother(form);
    await page.route(call, () => undefined);
    await form.sendButton.tap();
    await expect(keptHeading(page)).toBeVisible();
    expect(await outboxEntries(page)).toMatchObject([{ data: { email } }]);
  });
});

test("a device whose clock is years off, behind or ahead, sends as any other", async ({
  context,
}) => {
  for (const years of [-5, 5]) {
    await test.step(`${years} years`, async () => {
      const page = await context.newPage();
      await page.addInitScript(
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
      await page.close();
    });
  }
});

test("where the browser refuses storage, and after an answer with an error, nothing is kept: the form says so and holds the text", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*503/);
  await page.addInitScript(() => {
    // On the object itself, so that it can be taken back.
    Object.defineProperty(indexedDB, "open", {
      configurable: true,
      value: () => {
        throw new DOMException("The user denied permission", "SecurityError");
      },
    });
    // Where all of a site's data is refused, its locks are too.
    navigator.locks.request = () => Promise.reject(new DOMException("Denied", "SecurityError"));
  });
  const { form, visitor } = await openFilled(page);
  const failed = form.toast("Error sending message");

  await test.step("where the browser refuses storage", async () => {
    await context.setOffline(true);
    await form.sendButton.tap();
    await expect(failed).toBeVisible();
    await form.expectTyped(visitor);
    await context.setOffline(false);
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    await expect(failed).toHaveCount(0);
    expect(await records.leads(visitor.email)).toHaveLength(1);
  });

  await test.step("after an answer with an error", async () => {
    await page.evaluate(() => Reflect.deleteProperty(indexedDB, "open"));
    const refused = await fillAnother(form);
    await page.route(call, (route) =>
      route.fulfill({ status: 503, json: { error: { status: "UNAVAILABLE", message: "Later" } } }),
    );
    await form.sendButton.tap();
    await expect(failed).toBeVisible();
    await form.expectTyped(refused);
    await expect(keptHeading(page)).toHaveCount(0);
    expect(await outboxEntries(page)).toEqual([]);
  });
});
