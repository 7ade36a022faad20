import { expect, type Page } from "playwright/test";
import { callables } from "#contract/endpoints";
import { rateLimits } from "#contract/limits";
import { ensureTimeInWindow } from "../tests/functions/rate-window.ts";
import { siteOrigin } from "./fixtures/environment.ts";
import { inbox, type Mail } from "./fixtures/mail-inbox.ts";
import { newEmail, ShortForm } from "./fixtures/short-form.ts";
import { kindsOfShortForm } from "./fixtures/short-form-table.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const rowAt = (path: string) => {
  const row = kindsOfShortForm.map(({ form }) => form).find((form) => form.path === path);
  if (!row) throw new Error(`there is no form at ${path}`);
  return row;
};

async function sent(page: Page, path: string, prepare?: (form: ShortForm) => Promise<void>) {
  const form = new ShortForm(page, rowAt(path));
  const email = newEmail();
  await form.open();
  await form.fill(email);
  await prepare?.(form);
  await form.button.tap();
  return { form, email };
}

/** The address on the page that a mail leads to. */
function linkIn({ text }: Mail, purpose: "confirm" | "about" | "delete"): string {
  return new RegExp(`${siteOrigin}/newsletter\\?token=${purpose}\\.\\S+`).exec(text)?.[0] ?? "";
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).tap();
const says = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("main").getByRole("status")).toContainText(words);

test("a visitor signs up, confirms, leaves, comes back, sees what is kept, and deletes it", async ({
  page,
}) => {
  const { form, email } = await sent(page, "/web-design");
  await form.expectToast("success", { title: "Welcome aboard!", text: "" });
  const mail = await inbox.onlyMailTo(email);
  const subscriber = async () => (await records.subscribers(email))[0];
  const told: Promise<Record<string, string>>[] = [];
  page.on("request", (request) => told.push(request.allHeaders()));

  await page.goto(linkIn(mail, "confirm"));
  await says(page, "You're not on the list yet.");
  expect(await subscriber(), "opening it changes nothing").not.toHaveProperty("confirmed_at");
  await expect(page.getByRole("button", { name: "Delete everything" })).toHaveCount(0);
  await press(page, "Yes, send me the newsletter");
  await says(page, "You're on the list.");
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  expect(await subscriber()).toHaveProperty("confirmed_at");

  await page.goto(linkIn(mail, "about"));
  await expect(page.getByRole("heading", { name: `What we keep about ${email}` })).toBeVisible();
  await expect(page.getByText(/Newsletter form, \w+ \d+, 20\d\d/)).toBeVisible();
  await press(page, "Unsubscribe");
  await says(page, "You're unsubscribed.");
  await expect(page.getByRole("heading", { name: "What we keep about" })).toBeVisible();
  await press(page, "Send me the newsletter again");
  await says(page, "You're on the list.");

  await press(page, "Delete everything");
  await says(page, "We've emailed you a link, to be sure it's you.");
  await expect(page.getByRole("button", { name: "Delete everything" })).toHaveCount(0);
  expect(await subscriber()).toBeDefined();

  await page.goto(
    linkIn(await inbox.onlyMailTo(email, "Delete everything we have on you"), "delete"),
  );
  await says(page, "You can delete everything we have on you here.");
  await expect(page.getByRole("heading", { name: `What we keep about ${email}` })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(1);
  await press(page, "Delete everything");
  await expect(page.getByText("This can't be undone.")).toBeFocused();
  await press(page, "No, keep it");
  await expect(page.getByRole("button", { name: "Delete everything" })).toBeFocused();
  expect(await subscriber()).toBeDefined();
  await press(page, "Delete everything");
  await press(page, "Yes, delete everything for good");
  await says(page, "Everything is deleted");
  expect(await subscriber()).toBeUndefined();

  await page.reload();
  await says(page, "This link doesn't work.");
  const referrers = (await Promise.all(told)).map(({ referer = "" }) => referer);
  expect(referrers.filter((referrer) => referrer !== "").length).toBeGreaterThan(5);
  expect(referrers.join(), "a log of requests would have the links of emails").not.toContain(
    "token",
  );
});

test("the page tells nothing without a link of ours, and tries again where nobody answers", async ({
  page,
  problems,
}) => {
  await page.goto("/newsletter");
  await says(page, "This page works with the link in one of our emails.");
  await page.goto(`/newsletter?token=confirm.${"x".repeat(22)}.${"y".repeat(43)}`);
  await says(page, "This link doesn't work.");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);

  problems.expect(/Failed to load resource|net::ERR/);
  await page.route("**/api/newsletter-choice", (route) => route.abort());
  await page.goto("/newsletter?token=about.lost");
  await says(page, "We couldn't be reached just now.");
  await page.unroute("**/api/newsletter-choice");
  await press(page, "Try Again");
  await says(page, "This link doesn't work.");
});

test("a link that was used too often shows no list and deletes nothing, but one may leave", async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const { email } = await sent(page, "/web-design");
  const link = linkIn(await inbox.onlyMailTo(email), "about");
  const data = { token: new URL(link).searchParams.get("token"), choice: "look" };
  await ensureTimeInWindow();
  for (let used = 0; used < rateLimits.perLink; used += 1) {
    await page.request.post(callables.newsletterChoice.path, { data: { data } });
  }
  await page.goto(link);
  await says(page, "You're not on the list yet.");
  await expect(page.getByText("We can't list what we have on you right now")).toBeVisible();
  await press(page, "Delete everything");
  await says(page, "has been used too many times in the last hour, so nothing changed");
  expect(await records.subscribers(email)).toHaveLength(1);
  await press(page, "Unsubscribe");
  await says(page, "You're unsubscribed.");
});

test("the link that mail programs use leads to the page, where it takes a press", async ({
  page,
}) => {
  const { email } = await sent(page, "/web-design");
  const { source } = await inbox.onlyMailTo(email);
  const { origin } = new URL(page.url());
  const [, path = ""] = /List-Unsubscribe:\s+<https?:\/\/[^/]+([^>]+)>/.exec(source) ?? [];
  await page.goto(`${origin}${path}`);
  await expect(page).toHaveURL(/\/newsletter\?token=leave\./);
  await says(page, "You're not on the list yet.");
  expect((await records.subscribers(email))[0]).toMatchObject({ wants_newsletter: true });
  await press(page, "Unsubscribe");
  await says(page, "You're unsubscribed.");
  expect((await records.subscribers(email))[0]).toMatchObject({ wants_newsletter: false });
});

test("who leaves a quote form's box empty is on no list, and is told nothing of one", async ({
  page,
}) => {
  const { form, email } = await sent(page, "/web-design-cherry-hill", ({ box }) => box.uncheck());
  await form.expectToast("success", {
    title: "Success!",
    text: "We'll be in touch about your Cherry Hill web design project.",
  });
  await form.expectReceived(email, { joins: false });
  const [record] = await records.subscribers(email);
  expect(record).toMatchObject({ source: "cherry-hill-web-design-page", wants_newsletter: false });
  expect((await inbox.onlyMailTo(email)).subject).toContain("We got your quote request");
});

test("a reader who leaves a quote form's box empty isn't told of the list either", async ({
  page,
}) => {
  const { email } = await sent(page, "/web-design");
  await expect.poll(() => records.subscribers(email)).toHaveLength(1);
  await records.confirm(email);
  const form = new ShortForm(page, rowAt("/web-design-cherry-hill"));
  await form.open();
  await form.fill(email);
  await form.box.uncheck();
  await form.button.tap();
  await form.expectReceived(email, { joins: false });
  expect(await records.leads(email)).toHaveLength(1);
});
