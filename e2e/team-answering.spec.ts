import { expect } from "playwright/test";
import { businessDay, dayAfter } from "#contract/business-day";
import { recordBadge } from "./fixtures/badge-count.ts";
import { ana, hoursAgo } from "./fixtures/people.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("answers a message on a phone, from its arrival to the search", async ({ page, company }) => {
  const badge = await recordBadge(page);
  const list = new TeamList(page);
  const lead = new RecordPage(page, "Ana Ruiz");
  let id = "";
  await test.step("shows that nothing waits", async () => {
    const earlier = { ...ana, email: "Ana@ruiz.example", status: "completed" };
    await company.add("leads", earlier, hoursAgo(9 * 24));
    await openDashboard(page, company.email);
    await expect(page.getByText("You've answered every message from the site.")).toBeVisible();
    await expect.poll(badge).toBe("0");
  });
  await test.step("shows a new message on the dashboard and the badge", async () => {
    id = await company.addMessage(ana, hoursAgo(13.5));
    await company.addMessage({ first_name: "Bo", email: "bo@bell.example" });
    await expect(page.getByText("2 messages are waiting for an answer")).toBeVisible();
    await expect(page.getByText("13 hours", { exact: true })).toBeVisible();
    await expect.poll(badge).toBe("2");
  });
  await test.step("lists the longest-waiting lead first", async () => {
    await page.getByRole("link", { name: "2 messages are waiting for an answer" }).click();
    await expect(list.status("unanswered")).toBeChecked();
    await expect.poll(() => list.titles()).toEqual(["Ana Ruiz", "Bo"]);
    await expect(list.card("Ana Ruiz")).toContainText("Unanswered for 13 hours");
    await expect(list.card("Ana Ruiz").locator("[data-late=amber]")).toBeVisible();
  });
  await test.step("notes a call with one tap on coming back to the app", async () => {
    await list.card("Ana Ruiz").getByRole("link", { name: "Ana Ruiz" }).click();
    await expect(page).toHaveURL(new RegExp(`lead=${id}`));
    await expect(lead.root.getByText("Second message from this address")).toBeVisible();
    expect(await lead.pretendToOpen("Call")).toBe("tel:8565550142");
    // The phone may close the app during a call.
    await page.reload();
    await expect(lead.root.getByText("Did you reach Ana Ruiz?")).toBeVisible();
    await lead.button("Yes, log it").click();
    await expect(lead.entries).toHaveText([/^Called by you/]);
    await expect(lead.root.getByText("Answered after 13 hours")).toBeVisible();
    await expect(lead.root.getByText(/Unanswered/)).toHaveCount(0);
    await expect.poll(badge).toBe("1");
  });
  await test.step("adds a note and a reminder for tomorrow", async () => {
    await lead.note("Note", "Wants a gallery.\nHas 40 photos.");
    await expect(lead.entries).toHaveCount(2);
    await lead.note("Remind me");
    const tomorrow = dayAfter(businessDay(new Date()));
    await expect
      .poll(() => company.log(id))
      .toMatchObject([
        { kind: "called", by: company.email },
        { kind: "note", by: company.email, text: "Wants a gallery.\nHas 40 photos." },
        { kind: "reminder", by: company.email, remind_on: tomorrow },
      ]);
  });
  await test.step("stores on the lead what lists need", async () => {
    const stored = async () =>
      (await company.stored("leads")).find(({ email }) => email === ana.email);
    await expect.poll(stored).toMatchObject({
      next_on: dayAfter(businessDay(new Date())),
      log_text: "Wants a gallery.\nHas 40 photos.",
    });
    expect(await stored()).not.toHaveProperty("waiting_since");
  });
  await test.step("closes the page on Back and keeps the list as it was", async () => {
    await page.goBack();
    await expect(lead.root).toHaveCount(0);
    await expect.poll(() => list.titles()).toEqual(["Bo"]);
    await expect(page).not.toHaveURL(/lead=/);
    await expect(page).toHaveURL(/status=unanswered/);
  });
  await test.step("finds what was noted with the search", async () => {
    await list.status("all").check();
    await list.search.fill("gallery");
    await expect.poll(() => list.titles()).toEqual(["Ana Ruiz"]);
  });
});
