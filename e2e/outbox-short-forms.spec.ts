import { expect } from "playwright/test";
import { wakeIslands } from "./fixtures/client-start.ts";
import { ContactForm } from "./fixtures/contact-form.ts";
import { expectEmptyOutbox, queuedHeading } from "./fixtures/outbox.ts";
import { newEmail, ShortForm } from "./fixtures/short-form.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test("sends a short form once when the network is back", async ({ page, context, problems }) => {
  // The form shows the same message as online, even that an address has already subscribed.
  problems.expect(/net::ERR_|Failed to load resource: .*409/);
  const email = newEmail();
  const toast = (title: string) => new ContactForm(page).toast(title);
  const form = new ShortForm(page, "/web-design");

  await test.step("keeps a half-filled form through another page", async () => {
    await form.open();
    await wakeIslands(page);
    await form.fill(email);
    await page.goto("/about");
    await form.open();
    await form.expectTyped(email);
    // Its scripts must be there before the network goes away.
    await wakeIslands(page);
  });

  await test.step("sends a newsletter form when the network is back", async () => {
    await context.setOffline(true);
    await form.button.tap();
    await expect(queuedHeading(page)).toBeFocused();
    const { phone } = content.site;
    await expect(
      page.locator("[data-island=short-form]").getByRole("link", { name: phone.display }),
    ).toHaveAttribute("href", `tel:${phone.number}`);
    await expect(toast("Something went wrong")).toHaveCount(0);
    await context.setOffline(false);
    await expect(toast("Welcome aboard!")).toBeVisible();
    await expect(form.email).toHaveValue("");
    expect(await records.subscribers(email)).toHaveLength(1);
    await expectEmptyOutbox(page);
    await expect(page.getByText(`the button in our email to ${email}`)).toBeVisible();
    await page.getByRole("button", { name: "Back to the Form" }).tap();
  });

  await test.step("sends a subscriber's quote request and says that it has arrived", async () => {
    await records.confirm(email);
    const quote = new ShortForm(page, "/web-design-medford");
    await quote.open();
    await wakeIslands(page);
    await quote.fill(email);
    await context.setOffline(true);
    await quote.button.tap();
    await expect(queuedHeading(page)).toBeVisible();
    await context.setOffline(false);
    await expect(toast("Already subscribed")).toContainText(
      "This email is already subscribed to our newsletter! We got your quote request.",
    );
    // The result is the same as when the form is sent at once (tests/components/forms/short).
    await expect(toast("Already subscribed")).toHaveAttribute("data-kind", "success");
    expect(await records.leads(email)).toHaveLength(1);
    await expectEmptyOutbox(page);
  });
});
