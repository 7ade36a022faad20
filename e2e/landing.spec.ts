import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "playwright/test";
import { fileOf } from "#web/publish/built-site.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { builtPages, unknownPath } from "./fixtures/built-pages.ts";
import { ContactForm } from "./fixtures/contact-form.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

const texts = content.forms.contact;

/** Returns the links in a page's text that lead to the contact page or to a place on a page. */
function targetsLinkedFrom(path: string): string[] {
  const file = path === unknownPath ? "404.html" : fileOf(path);
  const html = readFileSync(join(siteFolder, file), "utf8");
  // Leaves out what replaces the page on a later day.
  const shown = html.replace(/<template\b.*?<\/template>/gs, "");
  const [main = ""] = /<main\b.*<\/main>/s.exec(shown) ?? [];
  return [...main.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter((href) => /^\/contact\b|^\/?#/.test(href));
}

/**
 * The first link to each kind of place, whatever the topic, because the form's own test checks the topics' words.
 * Tables of contents in posts are left out.
 */
const links = new Map<string, { path: string; href: string }>();
for (const path of builtPages) {
  if (path === "/offline") continue;
  for (const href of targetsLinkedFrom(path)) {
    const isOnPage = href.startsWith("#");
    const target = href.replace(/topic=[^#]*/, "topic");
    const isInPost = isOnPage && path.startsWith("/blog/");
    if (!isInPost && !links.has(target)) links.set(target, { path, href });
  }
}

/** Expects something to be on the screen below the header, with all of its height or as much as fits. */
async function expectInSight(page: Page, target: Locator, what: string): Promise<void> {
  const isInSight = () =>
    target.evaluate((element) => {
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const { top, bottom } = element.getBoundingClientRect();
      return top >= header - 1 && Math.min(bottom, top + 44) <= innerHeight;
    });
  await expect.poll(isInSight, { message: `${what}: in sight at ${page.url()}` }).toBe(true);
}

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

test("lands on the link's target without layout shifts", async ({ page, problems }) => {
  problems.expect(/request to another origin: https:\/\/scheduling\.example/);
  problems.expect(/Failed to load resource: the server responded with a status of 404/);
  await page.route("https://scheduling.example/**", (route) => route.fulfill({ body: "-" }));
  await watchLayoutShift(page);
  const form = new ContactForm(page);

  /** Follows the link, and returns whether it exists on a screen of this size. */
  async function follow(path: string, href: string, viewport: typeof phone): Promise<boolean> {
    await page.setViewportSize(viewport);
    await page.goto(path);
    const link = page.locator(`main a[href="${href}"]`).filter({ visible: true }).first();
    // Some shortcuts down the page are for wide screens only.
    if (href.startsWith("#") && (await link.count()) === 0) return false;
    await link.click();
    const { hash, pathname, searchParams } = new URL(href, `https://site.example${path}`);
    if (pathname === "/contact" && !searchParams.has("calendar") && hash !== "#schedule") {
      await expectInSight(page, form.firstName, href);
      await expectInSight(page, page.locator("#message h2"), href);
    } else {
      const target = page.locator(hash);
      await expectInSight(page, target.locator("h2").or(target).last(), href);
    }
    const topic = texts.topics[searchParams.get("topic") ?? ""];
    if (!topic) return true;
    const about = page.getByText(texts.about.replace("{topic}", topic.about), { exact: true });
    await expectInSight(page, about, href);
    await expect(form.message).toHaveValue(`${topic.message} `);
    return true;
  }

  for (const { path, href } of links.values()) {
    const isThere = await follow(path, href, phone);
    if (!isThere || href.startsWith("/")) expect(await follow(path, href, wide)).toBe(true);
  }

  await page.setViewportSize(phone);
  const byLength = Object.entries(texts.topics).sort(
    ([, one], [, other]) => one.about.length - other.about.length,
  );
  for (const [name, { about }] of [...byLength.slice(0, 1), ...byLength.slice(-1)]) {
    await page.goto(`/contact?topic=${name}#message`);
    await expect(page.getByText(texts.about.replace("{topic}", about))).toBeVisible();
    expect(await layoutShift(page), name).toEqual([]);
  }
});
