import { expect } from "playwright/test";
import { inbox } from "./fixtures/mail-inbox.ts";
import { newEmail, ShortForm, signupPath } from "./fixtures/short-form.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = `**${signupPath}`;

// tests/components/forms/short tests what each form says and does by itself, and tests/functions tests what is stored.
test("stores a quote form once when its answer is lost", async ({ page, problems }) => {
  problems.expect(/Failed to load resource: .*500/);
  const form = new ShortForm(page, "/web-design-cherry-hill");
  const { failure, source, success, town } = form.row;
  const email = newEmail();
  const lead = { first_name: "Lee", last_name: "Ann Ortiz", source, town, status: "todo" };
  await form.open();

  await test.step("keeps what was typed when the server stores it but fails", async () => {
    await form.fill(`  ${email} `, " Lee Ann Ortiz ");
    await page.route(call, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, json: { error: { status: "INTERNAL", message: "" } } });
    });
    await form.button.tap();
    await form.expectToast("error", failure);
    await form.expectTyped(email, " Lee Ann Ortiz ");
    await page.unroute(call);
  });

  await test.step("stores and mails everything once when it is sent again", async () => {
    await form.button.tap();
    await form.expectToast("success", success);
    await form.expectReceived(email);
    await form.dismissToast();
    for (const intoForm of await page.locator('main a[href="#quote"]').all()) {
      await intoForm.tap();
      await expect(form.receivedHeading).toBeInViewport();
    }
    expect(await records.subscribers(email)).toMatchObject([{ source, name: "Lee Ann Ortiz" }]);
    expect(await records.leads(email)).toMatchObject([{ ...lead, email }]);
    const mail = await inbox.onlyMailFrom(email);
    expect(mail.subject).toContain(`Quote request from ${town}`);
  });
});
