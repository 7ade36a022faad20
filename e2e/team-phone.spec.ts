import { expect, type Page } from "playwright/test";
import { writtenBox } from "./fixtures/boxes.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { openDashboard, signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

const tall = { width: 390, height: 844 };
const short = { width: 360, height: 640 };

const addForms = [
  { name: "leads", add: "Add Lead" },
  { name: "clients", add: "Add Client" },
  { name: "tasks", add: "Add Task" },
] as const;

/** Whether the field that has the focus, and its label, stand between the sheet's head and the lower edge. */
function focusInSight(page: Page) {
  return page.getByRole("dialog").evaluate((dialog) => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return `no field: ${field?.outerHTML}`;
    const head = dialog.querySelector("h2")?.parentElement?.getBoundingClientRect().bottom ?? 0;
    const label = field.labels?.[0]?.getBoundingClientRect();
    if (!label || label.top < head) return `label at ${label?.top}, head to ${head}`;
    const { bottom } = field.getBoundingClientRect();
    return bottom > innerHeight ? `field down to ${bottom}` : "in sight";
  });
}

test("an Add form sent empty from its end shows the field it wants, with its label", async ({
  page,
  list,
  company,
}) => {
  await signIn(page, company.email);
  for (const { name, add } of addForms) {
    for (const size of [tall, short]) {
      await page.setViewportSize(size);
      await list.open(name);
      await list.openForm(add);
      await list.dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      await list.dialog.getByRole("button", { name: add }).click();
      await expect(list.dialog.getByText(/ is required$/).first()).toBeVisible();
      await expect
        .poll(() => focusInSight(page), { message: `${add}, ${size.width}x${size.height}` })
        .toBe("in sight");
    }
  }
});

test("on the dashboard a card's words stand level with its icon and arrow, and stay where they are when large numbers come", async ({
  page,
  company,
}) => {
  await company.addClients(1500);
  for (let number = 0; number < 12; number++) await company.addMessage({ first_name: "Ana" });
  for (let number = 0; number < 12; number++) {
    await company.add("tasks", { title: "A task", status: "todo", priority: "low" });
  }
  await watchLayoutShift(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page, company.email);
  await expect(page.getByText("12 messages are waiting for an answer")).toBeVisible();
  await expect(page.getByText("1,000+ clients")).toBeVisible();
  expect(await layoutShift(page)).toEqual([]);
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") });
  for (const card of await cards.all()) {
    const words = `${await card.textContent()}`;
    const title = await writtenBox(card.getByRole("heading"));
    const count = await writtenBox(card.locator("p"));
    const arrow = await card.locator("svg").last().boundingBox();
    const middle = (title.top + count.bottom) / 2;
    const arrowMiddle = (arrow?.y ?? 0) + (arrow?.height ?? 0) / 2;
    expect(Math.abs(middle - arrowMiddle), words).toBeLessThan(5);
    const box = await card.boundingBox();
    const below = (box?.y ?? 0) + (box?.height ?? 0) - count.bottom;
    expect(below, `empty below: ${words}`).toBeLessThan(30);
  }
});

test("on a phone held sideways a list shows an entry on the first screen, below a small button to add", async ({
  page,
  list,
  company,
}) => {
  await company.addDemoRecords();
  await signIn(page, company.email);
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(size);
    for (const { name, add } of addForms) {
      const where = `${name}, ${size.width}x${size.height}`;
      await list.open(name);
      await expect(list.cards.first()).toBeVisible();
      const first = await list.cards.first().boundingBox();
      expect(
        size.height - (first?.y ?? size.height),
        `of the first entry: ${where}`,
      ).toBeGreaterThan(120);
      const button = await page.getByRole("main").getByRole("button", { name: add }).boundingBox();
      expect(button?.width, where).toBeLessThan(200);
      expect((button?.y ?? 0) + (button?.height ?? 0), where).toBeLessThanOrEqual(first?.y ?? 0);
      // Scrolled, the list has the whole screen.
      await page.mouse.wheel(0, 2000);
      await expect(page.getByRole("banner")).not.toBeInViewport();
      await page.mouse.wheel(0, -4000);
    }
  }
});
