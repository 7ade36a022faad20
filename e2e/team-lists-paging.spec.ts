import { expect } from "playwright/test";
import { limits } from "#contract/limits";
import { overflowing } from "./fixtures/accessibility.ts";
import { countReads } from "./fixtures/network.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test("a long list on a phone is read page by page, and stays whole and live when it changes or the phone is turned", async ({
  page,
  list,
  company,
}) => {
  await company.addLeads(130);
  await signIn(page, company.email);
  const reads = await countReads(page);
  await page.setViewportSize({ width: 740, height: 360 });

  await test.step("opening reads one page, and Load more one page more", async () => {
    await list.open("leads");
    await expect(list.cards).toHaveCount(limits.listPage);
    await expect(list.summary).toHaveText("The newest 50 of 130 leads");
    // The member's own row of the whitelist is read as well.
    const opened = await reads();
    expect(opened - 1).toBe(limits.listPage);
    await list.loadMore.click();
    await expect(list.cards).toHaveCount(100);
    expect((await reads()) - opened).toBe(limits.listPage);
    await list.loadMore.click();
    await expect(list.cards).toHaveCount(130);
    await expect(list.loadMore).toHaveCount(0);
    expect((await reads()) - opened).toBe(80);
  });

  await test.step("with older pages open, what comes in pushes nothing out", async () => {
    await company.add("leads", { first_name: "Brand", last_name: "New", status: "todo" });
    await expect(list.cards).toHaveCount(131);
    const older = Array.from({ length: 130 }, (_, index) => `Lead ${index + 1}`);
    expect(await list.titles()).toEqual(["Brand New", ...older]);
  });

  await test.step("a change and a deletion show at once, also on an older page", async () => {
    const leads = company.collection("leads");
    const named = async (name: string) => (await leads.where("last_name", "==", name).get()).docs;
    const [changed] = await named("58");
    const [gone] = await named("3");
    await changed?.ref.update({ company_name: "Changed & Sons", status: "in_progress" });
    await gone?.ref.delete();
    await expect(list.card("Lead 58")).toContainText("Changed & Sons");
    await expect(list.card("Lead 58")).toContainText("in progress");
    await expect(list.card("Lead 3")).toHaveCount(0);
    await expect(list.cards).toHaveCount(130);
  });

  await test.step("a phone that is turned shows the whole width of the list both ways", async () => {
    await expect.poll(() => overflowing(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflowing(page)).toEqual([]);
    const widths = await list.cards.evaluateAll((cards) => cards.map((card) => card.clientWidth));
    expect(Math.max(...widths)).toBeLessThan(360);
  });
});

test("at midnight a list goes on as it is", async ({ page, list, company }) => {
  await company.addLeads(60);
  await signIn(page, company.email);
  await list.open("leads");
  await list.loadMore.click();
  await expect(list.cards).toHaveCount(60);
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 86_400_000;
    globalThis.Date = new Proxy(Date, {
      construct: (clock, values) => Reflect.construct(clock, values.length ? values : [Date.now()]),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await company.add("leads", { first_name: "Came", last_name: "Later", status: "todo" });
  await expect(list.card("Came Later")).toBeVisible();
  await expect(list.cards).toHaveCount(61);
});
