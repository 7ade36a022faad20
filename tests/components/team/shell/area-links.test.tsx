import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { targetsTooSmall } from "../../../page-checks/targets.ts";
import { Member } from "../../fixtures/member.tsx";

const tabs = page.getByRole("navigation", { name: "Team area" });
const main = page.getByRole("main");
const heading = page.getByRole("heading", { level: 1 });
const cards = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
const boxOf = async (locator: typeof tabs) => (await locator.findElement()).getBoundingClientRect();

function areApart(one: DOMRect, other: DOMRect): boolean {
  const isAbove = one.bottom <= other.top || other.bottom <= one.top;
  return isAbove || one.right <= other.left || other.right <= one.left;
}

test("are at the bottom of a phone and lead to every page", async () => {
  const member = new Member();
  for (const id of ["ana", "bo"]) await member.addMessage(id, { first_name: id });
  member.open("/dashboard");
  await expect.element(tabs.getByRole("link", { name: "Leads 2 unanswered" })).toBeVisible();
  for (const label of ["Leads", "Clients", "Tasks", "Today"]) {
    await tabs.getByRole("link", { name: label }).click();
    await expect.element(heading).toHaveFocus();
    const current = tabs.element().querySelector("[aria-current=page]");
    expect(current?.textContent).toMatch(new RegExp(`^${label}`));
    await expect.element(tabs).toBeInViewport({ ratio: 1 });
    expect(targetsTooSmall(), label).toEqual([]);
  }
  expect(await boxOf(tabs)).toMatchObject({ bottom: innerHeight, width: innerWidth });
  const { bottom } = await boxOf(page.getByRole("button", { name: "Sign Out" }));
  expect(bottom).toBeLessThan(80);
});

describe.each([
  { width: 360, height: 740 },
  { width: 667, height: 375 },
])("at $width px", ({ width, height }) => {
  test("leave room for toasts and the list's end, and a record covers them", async () => {
    await page.viewport(width, height);
    const member = new Member();
    await member.addDemoRecords();
    member.open("/company-leads");
    const add = main.getByRole("button", { name: "Add Lead" });
    await add.click();
    const form = page.getByRole("dialog", { name: "Add Lead" });
    await form.getByLabelText("First name").fill("Nora");
    await form.getByLabelText("Email (or a phone number)").fill("nora@quist.example");
    await userEvent.keyboard("{Enter}");
    const added = page.getByRole("region", { name: /Notifications/ }).getByText("Lead added.");
    await expect.element(added).toBeVisible();
    const toast = added.element().closest("[data-part=root]") ?? added.element();
    await expect
      .poll(async () => areApart(toast.getBoundingClientRect(), await boxOf(tabs)))
      .toBe(true);
    expect(areApart(toast.getBoundingClientRect(), await boxOf(add))).toBe(true);
    await page.getByRole("button", { name: "Dismiss" }).click();
    scrollTo({ top: document.body.scrollHeight });
    await expect
      .poll(async () => areApart(await boxOf(tabs), await boxOf(cards.last())))
      .toBe(true);
    await cards.last().getByRole("link").first().click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    const { x, y } = await boxOf(tabs);
    expect(document.elementFromPoint(x + 20, y + 10)?.closest("dialog")).not.toBeNull();
  });
});

test("are a slim line on a sideways phone and in the header when wider", async () => {
  await page.viewport(667, 375);
  new Member().open("/dashboard");
  await expect.element(tabs).toBeInViewport({ ratio: 1 });
  expect((await boxOf(tabs)).height).toBeLessThanOrEqual(45);
  for (const [width, height] of [
    [844, 390],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(async () => (await boxOf(tabs)).bottom).toBeLessThan(80);
  }
});
