import { expect, type Page, type Request } from "playwright/test";
import { siteOrigin } from "./fixtures/environment.ts";
import { inbox, type Mail } from "./fixtures/mail-inbox.ts";
import { newEmail, ShortForm } from "./fixtures/short-form.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** Returns the address on the page that a mail links to. */
function linkIn({ text }: Mail, purpose: "confirm" | "about" | "delete"): string {
  return new RegExp(`${siteOrigin}/newsletter\\?token=${purpose}\\.\\S+`).exec(text)?.[0] ?? "";
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).tap();
const says = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("main").getByRole("status")).toContainText(words);

// tests/components/site/newsletter tests the page's other messages.
test("signs up, confirms, leaves, returns, and deletes the data", async ({ page }) => {
  const form = new ShortForm(page, "/web-design");
  const email = newEmail();
  await form.open();
  await form.fill(email);
  await form.button.tap();
  await form.expectToast("success", { title: "Welcome aboard!", text: "" });
  await form.expectReceived(email);
  const mail = await inbox.onlyMailTo(email);
  const subscriber = async () => (await records.subscribers(email))[0];
  const requests: Promise<Record<string, string>>[] = [];
  const note = (request: Request) => requests.push(request.allHeaders());
  page.on("request", note);

  await page.goto(linkIn(mail, "confirm"));
  await says(page, "You're not on the list yet.");
  expect(await subscriber(), "opening it changes nothing").not.toHaveProperty("confirmed_at");
  await press(page, "Yes, send me the newsletter");
  await says(page, "You're on the list.");
  expect(await subscriber()).toHaveProperty("confirmed_at");

  await page.goto(linkIn(mail, "about"));
  await expect(page.getByRole("heading", { name: `What we keep about ${email}` })).toBeVisible();
  await expect(page.getByText(/Newsletter form, \w+ \d+, 20\d\d/)).toBeVisible();
  await press(page, "Unsubscribe");
  await says(page, "You're unsubscribed.");
  await press(page, "Send me the newsletter again");
  await says(page, "You're on the list.");
  await press(page, "Delete everything");
  await says(page, "We've emailed you a link, to be sure it's you.");
  expect(await subscriber()).toBeDefined();

  await page.goto(
    linkIn(await inbox.onlyMailTo(email, "Delete everything we have on you"), "delete"),
  );
  await says(page, "You can delete everything we have on you here.");
  await press(page, "Delete everything");
  expect(await subscriber()).toBeDefined();
  await press(page, "Yes, delete everything for good");
  await says(page, "Everything is deleted");
  expect(await subscriber()).toBeUndefined();

  await page.reload();
  await says(page, "This link doesn't work.");
  await page.goto("/newsletter");
  await says(page, "This page works with the link in one of our emails.");
  page.off("request", note);
  const referrers = (await Promise.all(requests)).map(({ referer = "" }) => referer);
  expect(referrers.filter((referrer) => referrer !== "").length).toBeGreaterThan(5);
  expect(referrers.join(), "a log of requests would have the links of emails").not.toContain(
    "token",
  );
});
