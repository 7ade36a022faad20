import { expect } from "playwright/test";
import { shownSlides } from "../tests/page-checks/shown-slides.ts";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { closeScriptGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

// Anything that a visitor types or presses before a script of the page is there must be kept.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test("sends a message once when Send is pressed early and repeatedly", async ({ page }) => {
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
  await form.email.press("Enter");
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

test("opens a shared price when its button is pressed early", async ({ page }) => {
  const scripts = await closeScriptGate(page);
  await page.goto("/web-design-pricing?pages=7&towns=10&plan=growth#estimate");
  await page.getByRole("button", { name: "Add Up Your Price" }).tap();
  scripts.open();
  await expect(page.getByText("Together: $4,600 once, $1,200 a year")).toBeVisible();
});

test("keeps early input during further typing and after a reload", async ({ page, problems }) => {
  problems.expect(/request to another origin: https:\/\/scheduling\.example/);
  await page.route("https://scheduling.example/**", (route) => route.fulfill({ body: "Calendar" }));
  const visitor = newVisitor({ serviceInterests: ["social"], businessType: "Landscaping" });
  const form = new ContactForm(page);
  const scripts = await closeScriptGate(page);
  await form.open({ early: true });
  await page.getByRole("button", { name: "Show the Calendar" }).tap();
  await form.fill({ ...visitor, message: "We build fences " });
  await form.interest("seo").check();
  await form.interest("seo").uncheck();
  await form.message.press("End");
  scripts.open();
  await page.keyboard.type("and gates in Medford. ");
  await form.awake();
  await expect(form.message).toBeFocused();
  await page.keyboard.type("Can you help?");
  const typed = { ...visitor, message: "We build fences and gates in Medford. Can you help?" };
  await form.expectTyped(typed);
  await expect(page.locator("iframe")).toHaveAttribute("src", content.site.schedulingUrl);
  await page.reload();
  await form.expectTyped(typed);
});

test("moves on from the swiped slide when Next is pressed early", async ({ page }) => {
  const scripts = await closeScriptGate(page);
  await page.goto("/");
  const carousel = page.locator('[data-island="carousel"]');
  await carousel.locator("a").nth(3).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(shownSlides)).toEqual([4]);
  await carousel.getByRole("button", { name: "Next" }).tap();
  await expect(carousel).not.toHaveAttribute("data-ready");
  scripts.open();
  await expect(carousel).toHaveAttribute("data-ready", "");
  await expect.poll(() => page.evaluate(shownSlides)).toEqual([5]);
});
