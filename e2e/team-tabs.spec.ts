import { expect, type Page } from "playwright/test";
import { smallTargets } from "./fixtures/accessibility.ts";
import { overlap } from "./fixtures/overlap.ts";
import { openDashboard, signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Team area" });

const pages = [
  { label: "Leads", path: "/company-leads" },
  { label: "Clients", path: "/client-directory" },
  { label: "Tasks", path: "/client-tasks" },
  { label: "Today", path: "/dashboard" },
];

test("on a phone four tabs stand at the lower edge, name the page, and lead to the others; Sign Out is at the top", async ({
  page,
  company,
}) => {
  await company.addMessage({ first_name: "Ana", email: "ana@ruiz.example" });
  await company.addMessage({ first_name: "Bo", email: "bo@bell.example" });
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page, company.email);
  const current = tabs(page).locator("[aria-current=page]");
  await expect(current).toHaveText("Today");
  await expect(tabs(page).getByRole("link", { name: "Leads 2 unanswered" })).toBeVisible();
  for (const { label, path } of pages) {
    await tabs(page).getByRole("link", { name: label }).click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(current).toHaveText(new RegExp(`^${label}`));
    await expect(tabs(page)).toBeInViewport({ ratio: 1 });
    expect(await smallTargets(page), label).toEqual([]);
  }
  const bar = await tabs(page).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740);
  expect(bar?.width).toBe(360);
  const leave = await page.getByRole("button", { name: "Sign Out" }).boundingBox();
  expect((leave?.y ?? 740) + (leave?.height ?? 0)).toBeLessThan(80);
});

test("a toast and the end of a list stand above the tabs; an open record has the screen to itself", async ({
  page,
  list,
  company,
}) => {
  await company.addLeads(12);
  await signIn(page, company.email);
  for (const size of [
    { width: 360, height: 740 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(size);
    await list.open("leads");
    await list.openForm("Add Lead");
    await list.field("First name").fill("Nora");
    await list.field("Email").fill(`nora-${size.width}@quist.example`);
    await page.keyboard.press("Enter");
    const toast = page.locator("[data-scope=toast][data-part=root]");
    await expect(toast).toBeVisible();
    for (const other of [tabs(page), page.getByRole("button", { name: "Add Lead" })])
      expect(await overlap(toast, other)).toBe(0);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await list.cards.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await overlap(tabs(page), list.cards.last())).toBe(0);
    await list.cards.last().getByRole("link").first().click();
    await expect(list.dialog).toBeVisible();
    const { x, y } = (await tabs(page).boundingBox()) ?? { x: 0, y: 0 };
    const isCovered = ({ left, top }: { left: number; top: number }) =>
      document.elementFromPoint(left, top)?.closest("dialog") !== null;
    expect(await page.evaluate(isCovered, { left: x + 20, top: y + 10 })).toBe(true);
  }
});

test("held sideways the tabs are one slim line; on a desktop they stand in the header", async ({
  page,
  company,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await openDashboard(page, company.email);
  await expect(tabs(page)).toBeInViewport({ ratio: 1 });
  expect((await tabs(page).boundingBox())?.height).toBeLessThanOrEqual(45);
  for (const size of [
    { width: 844, height: 390 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const bar = await tabs(page).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0), `${size.width}`).toBeLessThan(80);
  }
});
