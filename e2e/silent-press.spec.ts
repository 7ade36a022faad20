import { expect, type Locator, type Page } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

// Somebody who presses something hears of it, whether its script comes or not.

const { phone, email } = content.site;
const [post] = content.posts;

/** One page for each island, with what it is called there. */
const islands = [
  { path: "/contact", name: "contact-form", called: "The form" },
  { path: "/contact", name: "scheduler", called: "The calendar" },
  // The short form that has a control of each kind.
  { path: "/web-design-cherry-hill", name: "short-form", called: "The form" },
  { path: "/", name: "carousel", called: "This part of the page" },
  { path: "/blog", name: "reader", called: "This part of the page" },
  { path: `/blog/${post?.slug}`, name: "reader", called: "This part of the page" },
];

const controls = ":is(button, input, select, textarea):enabled";

/** Runs in the page. */
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

/** Said below the island. */
async function expectWord(page: Page, name: string, called: string, what: string): Promise<void> {
  await expect(noteBelow(page, name), what).toHaveText(
    `${called} isn't loading. Try again, call ${phone.display}, or email ${email}.Try Again`,
  );
}

const ways = {
  serverError: { status: 503, body: "" },
  captivePortal: { contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" },
  cutLine: undefined,
};

async function refuseScripts(page: Page, way: keyof typeof ways): Promise<void> {
  const answer = ways[way];
  await page.route("**/assets/*.js", (route) => (answer ? route.fulfill(answer) : route.abort()));
}

test.describe("without the script of an island", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(({ problems }) => {
    problems.expect(/Failed to load (resource|module script)/);
  });

  test("each kind of control, and each island, says so within 8 seconds", async ({ page }) => {
    await refuseScripts(page, "serverError");
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
        await page.goto(path);
        const control = all.nth(kinds.indexOf(kind));
        await press(control);
        await page.clock.runFor(8000);
        await expectWord(page, name, called, `${path}: ${kind} of ${name}`);
        // Whoever is still typing in a form isn't led away from the field.
        if ((await control.getAttribute("type")) === "submit" || !/form/.test(name)) {
          await expect(noteBelow(page, name), name).toBeInViewport({ ratio: 1 });
        }
      }
    }
  });

  test("so does what the address asks for", async ({ page }) => {
    await refuseScripts(page, "captivePortal");
    await page.clock.install();
    for (const [address, name, called] of [
      ["/contact?calendar#schedule", "scheduler", "The calendar"],
      ["/contact?topic=audit#message", "contact-form", "The form"],
      ["/newsletter?token=abc", "newsletter-choice", "This page"],
    ] as const) {
      await page.goto(address);
      await page.clock.runFor(8000);
      await expectWord(page, name, called, address);
    }
  });

  test("a message goes into an email, or out by itself when there are scripts again", async ({
    page,
  }) => {
    const visitor = newVisitor();
    const form = new ContactForm(page);
    await refuseScripts(page, "captivePortal");
    await form.open({ early: true });
    await form.fill(visitor);
    await form.sendButton.click();
    await expectWord(page, "contact-form", "The form", "sent");
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

    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(form.sentHeading).toBeVisible();
    await expect(page.locator("[data-unanswered]").filter({ visible: true })).toHaveCount(0);
    expect(await records.leads(visitor.email)).toHaveLength(1);
  });

  test("nothing needs to be pressed again", async ({ page }) => {
    const visitor = newVisitor();
    const form = new ContactForm(page);
    await refuseScripts(page, "cutLine");
    await form.open({ early: true });
    await form.fill(visitor);
    await form.sendButton.click();
    await expectWord(page, "contact-form", "The form", "sent");
    await page.unrouteAll();
    await expect(form.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toHaveLength(1);
  });
});

/** What stands below an island only there; no text of a page is found in it by its words. */
const withoutScript = (page: Page, island: string) =>
  page.locator(`[data-island=${island}] ~ noscript > div`).first();

test.describe("in a browser that runs no script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  test.beforeEach(({ problems }) => {
    // The visitor's own mail program gets what was typed.
    problems.expect(/request to another origin: mailto:/);
  });

  test("each form says whom to call and write to, and keeps what was typed", async ({ page }) => {
    const visitor = newVisitor();
    const form = new ContactForm(page);
    await page.goto("/contact");
    await form.fill(visitor);
    await form.sendButton.click();
    await expect(page).toHaveURL("/contact");
    await form.expectTyped(visitor);
    const note = withoutScript(page, "contact-form");
    await expect(note).toContainText("The form needs JavaScript");
    await expect(note).toBeInViewport();
    await expect(note.getByRole("link", { name: phone.display })).toBeVisible();
    await expect(note.getByRole("link", { name: email })).toBeVisible();
    await expect(withoutScript(page, "scheduler")).toContainText("The calendar needs JavaScript");

    for (const path of ["/web-design", "/web-design-shamong"]) {
      await page.goto(path);
      await page.locator("form").getByLabel("Email").first().fill(visitor.email);
      await page.locator("form").getByRole("button").first().click();
      await expect(page).toHaveURL(path);
      await expect(page.locator("form").getByLabel("Email").first()).toHaveValue(visitor.email);
      await expect(withoutScript(page, "short-form")).toContainText("The form needs JavaScript");
    }
  });

  test("so do the newsletter's page and the search of the blog", async ({ page }) => {
    await page.goto("/newsletter?token=abc");
    await expect(withoutScript(page, "newsletter-choice")).toContainText("This page needs");
    await page.goto("/blog");
    await expect(page.locator("noscript p")).toContainText("Search and categories need");
  });
});

test.describe("in a browser that has no popovers", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu is closed, opens and closes", async ({ page }) => {
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
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeVisible();
  });
});
