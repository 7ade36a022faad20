import { expect } from "playwright/test";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test("in a long list the filter reaches beyond what is loaded, a search says that older ones were not searched, and both stand in the address", async ({
  page,
  list,
  company,
}) => {
  await company.addLeads(155);
  await signIn(page, company.email);
  await test.step("the filter reaches beyond what is loaded", async () => {
    await list.open("leads", "?status=completed");
    await expect(list.cards).toHaveCount(50);
    expect((await list.titles())[49]).toBe("Lead 150");
    await expect(list.summary).toHaveText("The newest 50 of 51 leads");
    await list.loadMore.click();
    await expect(list.cards).toHaveCount(51);
    await expect(list.summary).toHaveText("51 leads");
  });
  await test.step("search and filter stand in the address: a reload keeps them", async () => {
    await list.search.fill("lead-6@");
    await expect(list.cards).toHaveCount(1);
    await expect(page).toHaveURL(/q=lead-6/);
    await page.reload();
    await expect(list.card("Lead 6")).toBeVisible();
    await expect(list.cards).toHaveCount(1);
    await expect(list.search).toHaveValue("lead-6@");
    await expect(list.status("completed")).toBeChecked();
  });
  await test.step("a status nobody has is not an empty list", async () => {
    await list.search.fill("");
    await list.status("in progress").check();
    await expect(page.getByText("No in-progress leads yet.")).toBeVisible();
    await page.getByRole("button", { name: "Show all leads" }).click();
    await expect(list.card("Lead 1")).toBeVisible();
    await expect(list.cards).toHaveCount(50);
  });
  await test.step("on a slow phone no letter is lost, and the filter answers at once", async () => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await list.search.pressSequentially("lead 15 many example");
    expect(await list.search.inputValue()).toBe("lead 15 many example");
    await expect(list.cards).toHaveCount(1);
    for (const name of ["completed", "todo", "all"]) await list.status(name).check();
    // The slow phone costs the tests' own machine as much as a busy one.
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(list.card("Lead 15")).toBeVisible();
  });
  await test.step("a search goes on in older ones when told to", async () => {
    await list.search.fill("lead-152@");
    await expect(page.getByText("Only the loaded leads were searched.")).toBeVisible();
    await expect(list.summary).toHaveText("0 found in the newest 50 of 155 leads");
    for (const loaded of [100, 150]) {
      await list.loadMore.click();
      await expect(list.summary).toHaveText(`0 found in the newest ${loaded} of 155 leads`);
    }
    await list.loadMore.click();
    await expect(list.card("Lead 152")).toBeVisible();
    await expect(list.summary).toHaveText("1 of 155 leads found");
    await expect(list.loadMore).toHaveCount(0);
  });
});
