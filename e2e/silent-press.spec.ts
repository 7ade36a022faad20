import { expect, type Locator, type Page, type Route } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

// Every press gets a response, whether the control's script arrives or not.

const { phone, email } = content.site;

/** One page for each island, with the name that the page's message uses for it. */
const islands = [
  { path: "/contact", name: "contact-form", called: "The form" },
  { path: "/contact", name: "scheduler", called: "The calendar" },
  // This short form has a control of each kind.
  { path: "/web-design-cherry-hill", name: "short-form", called: "The form" },
  { path: "/", name: "carousel", called: "This part of the page" },
  { path: "/", name: "sketch", called: "The drawing" },
  { path: "/web-design", name: "checkup", called: "The check" },
  { path: "/web-design-pricing", name: "estimator", called: "The calculator" },
  { path: "/blog", name: "reader", called: "This part of the page" },
];

const controls = ":is(button, input, select, textarea):enabled";

/** Returns the kinds of controls; runs in the page. */
const kindsOf = (found: Element[]) =>
  found.map((element) => (element instanceof HTMLInputElement ? element.type : element.localName));

async function press(control: Locator): Promise<void> {
  const [kind = ""] = await control.evaluateAll(kindsOf);
  if (kind === "select") await control.selectOption({ index: 1 });
  else if (kind === "button") await control.click();
  else if (kind === "checkbox" || kind === "radio") await control.check();
  else await control.fill("Something");
}

const noteBelow = (page: Page, name: string) =>
  page.locator(`[data-island=${name}] + [data-unanswered]`).filter({ visible: true });

/** Expects the message below the island. */
async function expectMessage(
  page: Page,
  name: string,
  called: string,
  what: string,
): Promise<void> {
  await expect(noteBelow(page, name), what).toHaveText(
    `${called} isn't loading. Try again, call ${phone.display}, or email ${email}.Try Again`,
  );
}

type Answer = Parameters<Route["fulfill"]>[0];
const serverError = { status: 503, body: "" };
const captivePortal = { contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" };

/** Answers script requests with `answer`, or aborts them as on a broken connection. */
async function refuseScripts(page: Page, answer?: Answer): Promise<void> {
  await page.route("**/assets/*.js", (route) => (answer ? route.fulfill(answer) : route.abort()));
}

test.describe("without the script of an island", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(({ problems }) => {
    problems.expect(/Failed to load (resource|module script)/);
  });

  test("reports a failed script within 8 seconds for each control", async ({ page }) => {
    await refuseScripts(page, serverError);
    await page.clock.install();
    const pressed = new Set<string>();
    for (const { path, name, called } of islands) {
      await page.goto(path);
      const island = page.locator(`[data-island=${name}]`).first();
      const all = island.locator(controls).filter({ visible: true });
      const kinds = await all.evaluateAll(kindsOf);
      expect(kinds, `controls of ${name} on ${path}`).not.toEqual([]);
      const fresh = [...new Set(kinds)].filter((kind) => !pressed.has(kind));
      for (const kind of fresh.length > 0 ? fresh : kinds.slice(0, 1)) {
        pressed.add(kind);
        await expect(noteBelow(page, name)).toHaveCount(0);
        const control = all.nth(kinds.indexOf(kind));
        await press(control);
        await page.clock.runFor(8000);
        await expectMessage(page, name, called, `${path}: ${kind} of ${name}`);
        // The page must not scroll a visitor away from a field while they are typing.
        if ((await control.getAttribute("type")) === "submit" || !/form/.test(name)) {
          await expect(noteBelow(page, name), name).toBeInViewport({ ratio: 1 });
        }
        await noteBelow(page, name).evaluate((note) => note.setAttribute("hidden", ""));
      }
    }
    await page.unrouteAll();
    await refuseScripts(page);
    for (const [address, name, called] of [
      ["/contact?calendar#schedule", "scheduler", "The calendar"],
      ["/newsletter?token=abc", "newsletter-choice", "This page"],
      ["/review?token=abc", "review-form", "The form"],
    ] as const) {
      await page.goto(address);
      await page.clock.runFor(8000);
      await expectMessage(page, name, called, address);
    }
  });

  test("offers an email, and sends by itself when scripts are back", async ({ page }) => {
    const visitor = newVisitor();
    const form = new ContactForm(page);
    await refuseScripts(page, captivePortal);
    await page.clock.install();
    await form.open({ early: true });
    await form.fill(visitor);
    await form.sendButton.click();
    await page.clock.runFor(8000);
    await expectMessage(page, "contact-form", "The form", "sent");
    await form.expectTyped(visitor);

    const mail = page.locator("[data-unanswered] a[href^=mailto]").filter({ visible: true });
    await mail.evaluate((link) =>
      link.addEventListener("click", (event) => event.preventDefault()),
    );
    await mail.click();
    const body = new URL((await mail.getAttribute("href")) ?? "").searchParams.get("body") ?? "";
    expect(body.split("\r\n")).toEqual(
      expect.arrayContaining([
        `First name: ${visitor.firstName}`,
        `Email: ${visitor.email}`,
        `Type of business: ${visitor.businessType}`,
      ]),
    );
    expect(body).toContain("Could you look at it?");

    await test.step("requests the scripts at once on Try Again", async () => {
      const asked = page.waitForRequest("**/assets/*.js");
      await page.getByRole("button", { name: "Try Again" }).click();
      await asked;
      await expect(noteBelow(page, "contact-form")).toHaveCount(0);
      await page.clock.runFor(8000);
      await expectMessage(page, "contact-form", "The form", "tried again");
    });

    await page.unrouteAll();
    // An attempt may still be in progress. It fails only after the clock has moved, and then waits for the next one.
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(form.sentHeading).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(page.locator("[data-unanswered]").filter({ visible: true })).toHaveCount(0);
    expect(await records.leads(visitor.email)).toHaveLength(1);
  });
});

test("keeps what was typed when a form's script breaks", async ({ page, problems }) => {
  problems.expect(/broke|no such thing/);
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open({ early: true });
  // The form's script uses URLSearchParams when it starts.
  await page.evaluate(() => {
    Reflect.set(window, "URLSearchParams", () => {
      throw new Error("no such thing");
    });
  });
  await form.firstName.fill(visitor.firstName);
  const note = page.locator("[data-island=contact-form] + [data-unanswered]");
  // The note contains these words from the start, and is shown once the built form is back.
  await expect(note).toBeVisible();
  await expect(note).toContainText("The form isn't loading.");
  // A visitor who is typing at that moment can continue in the same field.
  await page.keyboard.insertText("-Marie");
  await expect(form.firstName).toHaveValue(`${visitor.firstName}-Marie`);
  await form.fill(visitor);
  await form.expectTyped(visitor);

  await note.getByRole("button", { name: "Try Again" }).click();
  await expect(page.locator("[data-island=contact-form][data-ready]")).toBeVisible();
  await expect(form.firstName).toHaveValue(visitor.firstName);
});

test.describe("in a browser without popovers", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("opens and closes the menu", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    });
    await page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(":popover-open", ":no-such-state");
      await route.fulfill({ response, body });
    });
    await page.route("**/about", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/ popover="auto"/, ' popover-before=""'),
      });
    });
    await page.goto("/about");
    const menu = page.getByRole("navigation", { name: "Main" });
    const toggle = page.getByRole("button", { name: "Menu" });
    const isOpen = async (open: boolean) => {
      await expect(menu).toBeVisible({ visible: open });
      await expect(toggle).toHaveAttribute("aria-expanded", String(open));
    };
    await isOpen(false);
    await toggle.click();
    await isOpen(true);
    await toggle.click();
    await isOpen(false);

    await toggle.click();
    await page.keyboard.press("Escape");
    await isOpen(false);

    await toggle.click();
    await menu.getByRole("link").last().focus();
    await isOpen(true);
    await page.keyboard.press("Tab");
    await isOpen(false);

    await toggle.click();
    await menu.getByRole("link", { name: "About", exact: true }).click();
    await isOpen(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeVisible();
  });
});
