import { expect, type Page } from "playwright/test";
import { ensureTimeInWindow } from "../tests/functions/rate-window.ts";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import {
  changeOutbox,
  expectEmptyOutbox,
  outboxEntries,
  tellNetworkIsBack,
} from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "/api/send-contact-email";

/** How many forms one connection may send in an hour in one name: the function itself refuses the next. */
async function useUp(page: Page, visitor: ReturnType<typeof newVisitor>): Promise<void> {
  for (const _ of Array(6)) {
    const data = { ...visitor, submission_id: crypto.randomUUID() };
    expect((await page.request.post(call, { data: { data } })).status()).toBe(200);
  }
}

test("a form that the server has no room for is kept, says when it will be sent, and is sent then and not sooner", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*429/);
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await ensureTimeInWindow();
  await useUp(page, visitor);
  await form.fill(visitor);
  const began = Date.now();
  let calls = 0;
  context.on("request", (request) => {
    if (request.url().endsWith(call)) calls += 1;
  });
  await form.sendButton.tap();

  const when = /around (\w+day )?\d{1,2}:\d\d\s[AP]M/;
  await test.step("its place says when, and how to reach us before", async () => {
    const heading = page.getByRole("heading", { name: "Saved. It'll go out around" });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(when);
    await expect(page.getByText("We're getting a lot of messages right now")).toContainText(
      /call .*\d/,
    );
    await expect(form.toast("Error sending message")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send Now" })).toHaveCount(0);
    const [entry] = (await outboxEntries(page)) ?? [];
    expect(entry?.notBefore).toBeGreaterThan(began);
    expect(entry?.notBefore).toBeLessThan(began + 3_800_000);
  });
  const notice = page.getByRole("region", { name: "1 message is saved here and will go out" });
  await test.step("other pages say so too, and leave the server in peace", async () => {
    await page.goto("/about");
    await expect(notice).toContainText(when);
    await expect(notice.getByRole("button", { name: "Send Now" })).toHaveCount(0);
    await tellNetworkIsBack(page);
    await page.waitForTimeout(1000);
    expect(calls).toBe(1);
    expect(await records.leads(visitor.email)).toHaveLength(6);
  });
  await test.step("when it is time, it is sent", async () => {
    // The hour would have to end: somebody else has room at once.
    const { email } = newVisitor();
    const data = { ...visitor, email, confirm_topic: "" };
    await changeOutbox(page, { data, notBefore: Date.now() + 1000 });
    await page.goto("/about");
    await expect(form.toast("Message sent successfully!")).toBeVisible();
    await expectEmptyOutbox(page);
    expect(await records.leads(email)).toHaveLength(1);
  });
});
