import { expect } from "playwright/test";
import { businessDay, dayAfter } from "#contract/business-day";
import { expectNoConnection } from "./fixtures/network.ts";
import { ana } from "./fixtures/people.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

test.use({ viewport: { width: 360, height: 740 } });

const hourMs = 60 * 60 * 1000;
const daysFromToday = (days: number) => dayAfter(businessDay(new Date()), days);

test("a message that was set aside is put back in the same place, also without a network, and waits from when it came", async ({
  page,
  context,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  const came = new Date(Date.now() - 30.5 * hourMs);
  const id = await company.addMessage(ana, came);
  const since = async (name: string) => (await company.stored("leads"))[0]?.[name];
  await signIn(page, company.email);
  await page.goto(`/company-leads?lead=${id}`);
  const lead = new RecordPage(page, "Ana Ruiz");
  const heading = lead.root.getByRole("heading", { name: "Log" });
  const waits = lead.root.getByText("Unanswered for 30 hours, overdue");
  // Firestore puts entries of one second that wait to be sent in any order.
  const entries = (words: string) => lead.entries.filter({ hasText: `${words} by you` });
  const setAsideAndBack = async (times: number) => {
    await expect(waits).toBeVisible();
    await lead.button("Set it aside").click();
    await expect(entries("Set aside")).toHaveCount(times);
    await expect(heading).toBeFocused();
    await expect(waits).toHaveCount(0);
    await heading.blur();
    await lead.button("Put it back").click();
    await expect(entries("Put back")).toHaveCount(times);
    await expect(heading).toBeFocused();
    await expect(waits).toBeVisible();
  };
  await setAsideAndBack(1);
  await expect.poll(() => company.log(id)).toHaveLength(2);
  await expect(lead.root.getByText("Saved on this device")).toHaveCount(0);
  await context.setOffline(true);
  await setAsideAndBack(2);
  await context.setOffline(false);
  await expect.poll(() => company.log(id)).toHaveLength(4);
  await expect
    .poll(() => since("last_entry_at"))
    .toEqual((await company.log(id)).at(-1)?.created_at);
  expect(await since("waiting_since")).toMatchObject({ seconds: Math.floor(+came / 1000) });
  expect(await since("aside_since")).toBeUndefined();
});

test("a reminder is ticked off without a call, also without a network", async ({
  page,
  context,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  const facts = { status: "todo", source: "team", next_on: daysFromToday(-1) };
  const id = await company.add("leads", { ...ana, ...facts });
  const next = async () => (await company.stored("leads"))[0]?.next_on;
  await signIn(page, company.email);
  await page.goto(`/company-leads?lead=${id}`);
  const lead = new RecordPage(page, "Ana Ruiz");
  const due = lead.root.getByText(/^Reminder (was )?for/);
  await expect(due).toHaveText("Reminder was for yesterday");
  await lead.button("Reminder done").click();
  await expect(due).toHaveCount(0);
  await expect(lead.entries).toHaveText([/^Reminder done by you/]);
  await expect(lead.root.getByRole("heading", { name: "Log" })).toBeFocused();
  await expect.poll(next).toBeUndefined();
  await lead.note("Remind me", "Check whether they paid");
  await expect.poll(next).toBe(daysFromToday(1));
  await context.setOffline(true);
  await lead.button("Reminder done").click();
  await expect(lead.button("Reminder done")).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(next).toBeUndefined();
  expect(await company.log(id)).toMatchObject([
    { kind: "done" },
    { kind: "reminder" },
    { kind: "done" },
  ]);
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
