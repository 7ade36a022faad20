import { expect, type Page } from "playwright/test";
import { expectNoPageLoad, startClient } from "./fixtures/client-start.ts";
import { closeScriptGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const home = /South Jersey businesses/;
const titleOf = (path: string) =>
  content.pages.find((one) => one.path === path)?.title ?? "no title";

test("back and forward show the pages again, from their top; Back pressed before the next page is there leaves a whole page", async ({
  page,
}) => {
  const berlin = /Berlin/;
  await page.goto("/");
  await startClient(page);
  await page.locator('#local-web-design a[href="/web-design-berlin"]').click();
  await expect(heading(page)).toHaveText(berlin);
  for (const { step, text, path } of [
    { step: () => page.goBack(), text: home, path: "/" },
    { step: () => page.goForward(), text: berlin, path: "/web-design-berlin" },
    { step: () => page.goBack(), text: home, path: "/" },
  ]) {
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    await expectNoPageLoad(page, async () => {
      await step();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText(text);
    });
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
  }

  // As soon as the address has changed, as an impatient thumb does.
  const back = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const timer = setInterval(() => {
          if (location.pathname !== "/about") return;
          clearInterval(timer);
          addEventListener("popstate", () => setTimeout(done, 500), { once: true });
          history.back();
        });
      }),
  );
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await back;
  const path = new URL(page.url()).pathname;
  const known = content.pages.find((one) => one.path === path);
  await expect(heading(page)).toHaveText(
    known?.sections.find(({ kind }) => kind === "hero")?.heading ?? "no page",
  );
  await expect(page.locator("main > section")).toHaveCount(known?.sections.length ?? 0);
});

/** Goes back to Home from a page whose client is on its way: its scripts come when Back was pressed. */
async function goBackMeanwhile(page: Page): Promise<void> {
  const scripts = await closeScriptGate(page);
  const asked = page.waitForRequest("**/assets/*.js");
  await page.locator("header a").first().dispatchEvent("pointerover");
  await asked;
  await page.goBack();
  scripts.open();
}

test("a link followed the moment the page has become React's shows the next page; after a reload, Back shows the page before whatever the client does", async ({
  page,
}) => {
  await page.goto("/");
  await startClient(page);
  await page.locator('footer a[href="/about"]').hover();
  // Looks between all tasks of the page: after the one that takes over the head, before React's next.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const title = document.querySelector("title") ?? document.head;
        const turns = new MessageChannel();
        turns.port1.onmessage = () => {
          const isTaken = Object.keys(title).some((key) => key.startsWith("__reactFiber"));
          if (!isTaken) return turns.port2.postMessage("");
          document.querySelector<HTMLElement>('footer a[href="/about"]')?.click();
          done();
        };
        turns.port2.postMessage("");
        document
          .querySelector("[data-island]")
          ?.dispatchEvent(new Event("pointerover", { bubbles: true }));
      }),
  );
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(titleOf("/about"));

  for (const { client, goBack } of [
    { client: "not started", goBack: () => page.goBack() },
    { client: "started", goBack: () => startClient(page).then(() => page.goBack()) },
    { client: "on its way", goBack: () => goBackMeanwhile(page) },
  ]) {
    await test.step(`after a reload, Back while the client is ${client}`, async () => {
      // Away from the links: one that comes to lie under the pointer starts the client.
      await page.mouse.move(0, 0);
      await page.reload();
      await goBack();
      await expect(page).toHaveURL("/");
      await expect(heading(page)).toHaveText(home);
      await expect(page).toHaveTitle(titleOf("/"));
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await page.goForward();
      await expect(page).toHaveTitle(titleOf("/about"));
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    });
  }
});
