import { expect, type Page } from "playwright/test";
import type { ContactMessage } from "#contract/contact-message";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { expectSentOnce, keptHeading, outboxEntries } from "./fixtures/outbox.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_/);
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

test("after a broken connection the message is kept; when only our answer was lost, it does not become a second one", async ({
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
    // Its patience is 20 seconds; ours is shorter.
    await page.evaluate(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 10);
    });
    await page.route(call, () => undefined);
    await form.sendButton.tap();
    await expect(keptHeading(page)).toBeVisible();
    expect(await outboxEntries(page)).toMatchObject([{ data: { email } }]);
  });
});

test("where the browser refuses storage nothing is kept: the form says so, holds the text, and sends it when it can", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("The user denied permission", "SecurityError");
    };
    // Where all of a site's data is refused, its locks are too.
    navigator.locks.request = () => Promise.reject(new DOMException("Denied", "SecurityError"));
  });
  const { form, visitor } = await openFilled(page);
  const failed = form.toast("Error sending message");
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
