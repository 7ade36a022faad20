import { expect } from "playwright/test";
import { visibleSlides } from "./fixtures/carousel.ts";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { closeScriptGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

// What a visitor types or presses before a script of the page is there must not be lost.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test("a message typed and sent before the script is there is sent once, as typed, however often Send is pressed", async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  const scripts = await closeScriptGate(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/send-contact-email")) calls += 1;
  });
  await form.open({ early: true });
  await form.fill(visitor);
  for (const _ of Array(3)) await form.sendButton.tap();
  await form.expectTyped(visitor);
  await expect(page).toHaveURL("/contact");

  scripts.open();
  await expect(form.sentHeading).toBeVisible();
  expect(calls).toBe(1);
  expect(await records.leads(visitor.email)).toMatchObject([
    {
      first_name: visitor.firstName,
      last_name: visitor.lastName,
      company_name: visitor.companyName,
      service_interests: visitor.serviceInterests,
      business_type: visitor.businessType,
      message: visitor.message,
    },
  ]);
});

test("the Enter key before the script is there sends too", async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  const scripts = await closeScriptGate(page);
  await form.open({ early: true });
  await form.fill(visitor);
  await form.email.press("Enter");
  scripts.open();
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
});

test("a form sent too early with a mistake shows its messages and keeps the rest", async ({
  page,
}) => {
  const visitor = newVisitor({ email: "rosa@" });
  const form = new ContactForm(page);
  const scripts = await closeScriptGate(page);
  await form.open({ early: true });
  await form.fill(visitor);
  await form.sendButton.tap();
  scripts.open();
  await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
  await form.expectTyped(visitor);
});

test("the script arrives while the visitor is typing, who notices nothing", async ({ page }) => {
  const form = new ContactForm(page);
  const scripts = await closeScriptGate(page);
  await form.open({ early: true });
  await form.message.tap();
  await page.keyboard.type("We build fences ");
  scripts.open();
  await page.keyboard.type("and gates in Medford. ");
  await form.awake();
  await expect(form.message).toBeFocused();
  await page.keyboard.type("Can you help?");
  await expect(form.message).toHaveValue("We build fences and gates in Medford. Can you help?");
});

test("what was typed, ticked and chosen early stays, can be taken back, and survives a reload", async ({
  page,
}) => {
  const visitor = newVisitor({ serviceInterests: ["social"], businessType: "Landscaping" });
  const form = new ContactForm(page);
  const scripts = await closeScriptGate(page);
  await form.open({ early: true });
  await form.fill(visitor);
  await form.interest("seo").check();
  await form.interest("seo").uncheck();
  scripts.open();
  await form.awake();
  await form.expectTyped(visitor);
  await page.reload();
  await form.expectTyped(visitor);
});

test("Next pressed before the carousel's script is there moves it on", async ({ page }) => {
  const scripts = await closeScriptGate(page);
  await page.goto("/");
  const carousel = page.locator('[data-island="carousel"]');
  await carousel.getByRole("button", { name: "Next" }).tap();
  await expect(carousel).not.toHaveAttribute("data-ready");
  scripts.open();
  await expect(carousel).toHaveAttribute("data-ready", "");
  await expect.poll(() => visibleSlides(page)).toEqual([2]);
});

test("a link pressed early leads to its page, and the calendar asked for early opens when its script is there", async ({
  page,
  problems,
}) => {
  const scripts = await closeScriptGate(page);
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: "Book a Free Strategy Call" })
    .first()
    .tap();
  await expect(page).toHaveURL("/contact?calendar#schedule");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto("/contact");
  problems.expectNone();
  problems.expect(/request to another origin: https:\/\/scheduling\.example/);
  await page.route("https://scheduling.example/**", (route) => route.fulfill({ body: "Calendar" }));
  await page.getByRole("button", { name: "Show the Calendar" }).tap();
  scripts.open();
  await expect(page.locator("iframe")).toHaveAttribute("src", content.site.schedulingUrl);
});

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("all nine sites can be swiped to, questions open, and the menu opens, leads on and closes", async ({
    page,
  }) => {
    await page.goto("/");
    await test.step("all nine sites can be swiped to", async () => {
      const last = page.locator('[data-island="carousel"] a').nth(8);
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.8 });
    });

    await test.step("questions open", async () => {
      const question = page.locator("#faq details").first();
      await question.locator("summary").tap();
      await expect(question.locator("p")).toBeVisible();
    });

    await test.step("the menu opens, leads on and closes", async () => {
      const menu = page.getByRole("navigation", { name: "Main" });
      const toggle = page.getByRole("button", { name: "Menu" });
      await expect(menu).toBeHidden();
      await toggle.tap();
      await expect(menu).toBeVisible();
      await toggle.tap();
      await expect(menu).toBeHidden();
      await toggle.tap();
      await menu.getByRole("link", { name: "About" }).tap();
      await expect(page).toHaveURL("/about");
      await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    });
  });
});
