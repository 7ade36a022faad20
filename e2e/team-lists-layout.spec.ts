import { expect, type Locator } from "playwright/test";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

const names = ["leads", "clients", "tasks"] as const;

/** Facts of a card that take more than one line, and email addresses that do. */
function brokenFacts(card: Locator, alsoAddresses: boolean): Promise<string[]> {
  return card.evaluate((element, withAddresses) => {
    const facts = "[data-word], [data-late], time, strong";
    const wanted = withAddresses ? `${facts}, a[href^=mailto]` : facts;
    return [...element.querySelectorAll(wanted)]
      .filter((fact) => {
        const range = document.createRange();
        range.selectNodeContents(fact);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const middles = lines.map(({ top, bottom }) => (top + bottom) / 2);
        return Math.max(...middles) - Math.min(...middles) > 8;
      })
      .map((fact) => `${fact.textContent}`);
  }, alsoAddresses);
}

/** Lines that begin with the mark between two facts. */
function markedStarts(card: Locator): Promise<string[]> {
  return card.evaluate((element) =>
    [...element.querySelectorAll("p")].filter((line) => {
      const text = line.firstChild;
      if (!(text instanceof Text)) return false;
      const start = line.getBoundingClientRect().left;
      return [...text.data.matchAll(/·/g)].some(({ index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left - start < 2;
      });
    }).length > 0
      ? [`${element.textContent}`]
      : [],
  );
}

test("on a tablet and a desktop the facts of a card stand on one line each, and the cards are low", async ({
  page,
  list,
  company,
}) => {
  await company.addDemoRecords();
  await signIn(page, company.email);
  for (const { width, most } of [
    { width: 768, most: 230 },
    { width: 1024, most: 180 },
    { width: 1280, most: 165 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of names) {
      await list.open(name);
      await expect(list.cards.first()).toBeVisible();
      for (const card of await list.cards.all()) {
        await card.scrollIntoViewIfNeeded();
        const where = `${name}, ${width} px: ${await card.getByRole("heading").textContent()}`;
        expect.soft(await brokenFacts(card, width === 1280), where).toEqual([]);
        expect.soft((await card.boundingBox())?.height, where).toBeLessThanOrEqual(most);
      }
    }
  }
});

test("on a phone no line of a card begins with the mark between two facts, and nothing floats over the cards of a list", async ({
  page,
  list,
  company,
}) => {
  await company.addDemoRecords();
  await company.add("leads", {
    first_name: "Ana",
    status: "todo",
    company_name: "The Riverside and Daughters Bakery",
    business_type: "Restaurant or catering",
    town: "Haddonfield",
    service_interests: ["web_design", "seo", "social_media", "ai_automation"],
    source: "contact-form",
  });
  await signIn(page, company.email);
  for (const width of [320, 344, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of names) {
      await list.open(name);
      await expect(list.cards.first()).toBeVisible();
      for (const card of await list.cards.all()) {
        await card.scrollIntoViewIfNeeded();
        expect.soft(await markedStarts(card), `${name}, ${width} px`).toEqual([]);
      }
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      const last = await list.cards.last().boundingBox();
      const tabs = await page.getByRole("navigation", { name: "Team area" }).boundingBox();
      const end = (last?.y ?? 0) + (last?.height ?? 0);
      expect.soft(end, `the end of ${name}, ${width} px`).toBeLessThanOrEqual(tabs?.y ?? 0);
      const floating = await page
        .locator("main *")
        .evaluateAll((all) =>
          all
            .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position))
            .map((one) => one.textContent),
        );
      expect.soft(floating, `over the entries of ${name}, ${width} px`).toEqual([]);
    }
  }
});
