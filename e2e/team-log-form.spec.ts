import { expect } from "playwright/test";
import { businessDay, dayAfter } from "#contract/business-day";
import { expectNoConnection } from "./fixtures/network.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

test.use({ viewport: { width: 360, height: 740 } });

const ana = {
  first_name: "Ana",
  last_name: "Ruiz",
  email: "ana@ruiz.example",
  phone: "(856) 555-0142",
};

test("what was typed is there in another tab, and a day nobody chose follows the calendar", async ({
  page,
  context,
  company,
}) => {
  const id = await company.addMessage(ana);
  await signIn(page, company.email);
  await page.goto(`/company-leads?lead=${id}`);
  const lead = new RecordPage(page, "Ana Ruiz");
  await lead.kind("Remind me").check();
  await lead.root.getByLabel("What for (optional)").fill("Check whether they paid");
  await test.step("another tab, as after the phone has closed the app", async () => {
    const tab = await context.newPage();
    await tab.goto(`/company-leads?lead=${id}`);
    const there = new RecordPage(tab, "Ana Ruiz");
    await expect(there.root.getByText("What you typed before is still here.")).toBeVisible();
    await expect(there.root.getByLabel("What for (optional)")).toHaveValue(
      "Check whether they paid",
    );
    await tab.close();
  });
  const day = lead.root.getByLabel("Remind me on");
  const today = businessDay(new Date());
  /** Noon there, or an hour later: no change of the clocks moves it to another day. */
  const after = (days: number) => new Date(`${dayAfter(today, days)}T17:00:00Z`);
  await test.step("left open overnight", async () => {
    await expect(day).toHaveValue(dayAfter(today));
    await page.clock.setFixedTime(after(1));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(day).toHaveValue(dayAfter(today, 2));
  });
  await test.step("restored a day later; a day that was chosen stays", async () => {
    await page.clock.setFixedTime(after(2));
    await page.reload();
    await expect(lead.root.getByText("What you typed before is still here.")).toBeVisible();
    await expect(day).toHaveValue(dayAfter(today, 3));
    await day.fill(dayAfter(today, 9));
    await page.clock.setFixedTime(after(3));
    await page.reload();
    await expect(day).toHaveValue(dayAfter(today, 9));
  });
});

test("an entry that the server refused is fixed in the form, and the focus goes there and back to the log", async ({
  page,
  context,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  problems.expect(/permission-denied/);
  problems.expect(/Failed to load resource: .*status of 40[03]/);
  const id = await company.addMessage(ana);
  const place = company.collection("leads").doc(id);
  const stored = (await place.get()).data() ?? {};
  await signIn(page, company.email);
  await page.goto(`/company-leads?lead=${id}`);
  const lead = new RecordPage(page, "Ana Ruiz");
  await expect(page.getByText("No notes yet.")).toBeVisible();
  await context.setOffline(true);
  await lead.note("Met", "At the fair");
  // Refused while the lead is gone.
  await place.delete();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "We can't find this lead" })).toBeVisible();
  await expect(page.getByText("that lead was deleted")).toBeVisible();
  await place.set(stored);
  const bar = lead.root.getByText("We couldn't save an entry you added.");
  await expect(bar).toBeVisible();
  await lead.button("Fix it").click();
  await expect(bar).toHaveCount(0);
  await expect(lead.kind("Met")).toBeFocused();
  await lead.button("Add to the log").click();
  await expect(lead.root.getByRole("heading", { name: "Log" })).toBeFocused();
  await expect.poll(() => company.log(id)).toMatchObject([{ kind: "met", text: "At the fair" }]);
  await expect(bar).toHaveCount(0);
});
