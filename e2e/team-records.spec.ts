import { expect } from "playwright/test";
import { expectNoConnection } from "./fixtures/network.ts";
import { ana as anyAna, hoursAgo } from "./fixtures/people.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

const ana = { ...anyAna, town: "Medford", service_interests: ["automation", "seo"] };

test("a lead says who has written before; a reply opens filled in, and is noted by one tap; spam is set aside", async ({
  page,
  company,
}) => {
  await company.add(
    "clients",
    { client_name: "Ruiz Bakery", email: ana.email },
    new Date("2024-05-12T12:00:00Z"),
  );
  const earlier = { ...ana, email: "Ana@ruiz.example", status: "completed" };
  await company.add("leads", earlier, hoursAgo(9 * 24));
  const id = await company.addMessage({ ...ana, contact_by: "text", texts_ok_at: new Date() });
  const spamFacts = { phone: ana.phone, contact_by: "call" };
  await company.addMessage({ first_name: "Spam", email: "spam@spam.example", ...spamFacts });
  await signIn(page, company.email);
  await page.goto(`/company-leads?lead=${id}`);
  const lead = new RecordPage(page, "Ana Ruiz");
  await test.step("second message, client since", async () => {
    await expect(
      lead.root.getByText("Second message from this address, client since May 2024"),
    ).toBeVisible();
  });
  await test.step("no second client is made of them, and a task is for the one there is", async () => {
    await lead.button("Add a task").click();
    const form = page.getByRole("dialog", { name: "Add Task" });
    await expect(form.getByLabel("Client (optional)")).toHaveValue("Ruiz Bakery");
    await form.getByRole("button", { name: "Close" }).click();
    await expect(lead.button("Make this a client")).toHaveCount(0);
  });
  await test.step("a reply as the mail app gets it", async () => {
    const address = new URL((await lead.pretendToOpen("Email: Still interested?")) ?? "");
    expect(address.protocol).toBe("mailto:");
    expect(address.pathname).toBe(ana.email);
    expect(address.searchParams.get("subject")).toBe(
      "Are you still thinking about AI automation and your website?",
    );
    const body = address.searchParams.get("body");
    expect(body).toContain("Hi Ana,\r\n\r\nA while back, you asked us");
    expect(body).toContain("your business in Medford");
    expect(body).not.toMatch(/[[\]{}]/);
    const text = await lead.link("Text: Still interested?").getAttribute("href");
    expect(text).toMatch(/^sms:8565550142\?&body=Hi%20Ana/);
  });
  await test.step("one tap notes it", async () => {
    await expect(lead.root.getByText("Did you write to Ana Ruiz?")).toBeVisible();
    await lead.button("Yes, log it").click();
    await expect(lead.entries).toHaveText([/^Wrote by you/]);
    await expect(lead.root.getByText(/Did you write/)).toHaveCount(0);
  });
  await test.step("spam is set aside, and no answer is counted for it", async () => {
    await page.keyboard.press("Escape");
    // Opened by its address, it has no link to give the focus back to.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const list = new TeamList(page);
    await list.card("Spam").getByRole("link", { name: "Spam", exact: true }).click();
    const spam = new RecordPage(page, "Spam");
    await expect(spam.root.getByText(/Didn't agree to texts/)).toBeVisible();
    await expect(spam.link("Call")).toBeVisible();
    await expect(spam.root.getByRole("link", { name: /^Text/ })).toHaveCount(0);
    await spam.button("Set it aside").click();
    await expect(spam.entries).toHaveText([/^Set aside by you/]);
    await expect(spam.root.getByRole("heading", { name: "Log" })).toBeFocused();
    await expect(spam.root.getByText(/Unanswered/)).toHaveCount(0);
    await expect(spam.root.getByText(/Answered after/)).toHaveCount(0);
    await expect(spam.button("Set it aside")).toHaveCount(0);
  });
});

test("a client's page has their messages and tasks, a task's page its client; what isn't there says so", async ({
  page,
  company,
}) => {
  const leadId = await company.add("leads", {
    ...ana,
    email: "other@ruiz.example",
    status: "todo",
  });
  const client = {
    client_name: "Ruiz Bakery",
    email: ana.email,
    phone: ana.phone,
    notes: "Closed on Mondays",
  };
  const id = await company.add("clients", { ...client, lead_id: leadId });
  await company.addMessage({ ...ana, first_name: "Anabel" });
  await company.add("tasks", {
    title: "Order the signs",
    status: "todo",
    priority: "high",
    description: "Two of them",
    due_date: "2020-01-02",
    client: { id, client_name: "Ruiz Bakery" },
  });
  await signIn(page, company.email);
  const list = new TeamList(page);
  await list.open("clients");
  await list.card("Ruiz Bakery").getByRole("link", { name: "Ruiz Bakery" }).click();
  const shown = new RecordPage(page, "Ruiz Bakery");
  await expect(shown.root.getByText("Closed on Mondays")).toBeVisible();
  await expect(shown.link("Anabel Ruiz")).toBeVisible();
  await expect(shown.link("Ana Ruiz")).toBeVisible();
  await test.step("a task for this client", async () => {
    await shown.button("Add a task for this client").click();
    const form = page.getByRole("dialog", { name: "Add Task" });
    await form.getByLabel("Title").fill("Print the menu");
    await form.getByRole("button", { name: "Close" }).click();
    await shown.button("Add a task for this client").click();
    await expect(form.getByText("What you typed before is still here.")).toBeVisible();
    await expect(form.getByLabel("Client (optional)")).toHaveValue("Ruiz Bakery");
    await form.getByRole("button", { name: "Add Task" }).click();
    await expect(shown.link("Print the menu")).toBeVisible();
  });
  await test.step("to a task, and back to its client", async () => {
    await shown.link("Order the signs").click();
    const task = new RecordPage(page, "Order the signs");
    await expect(task.root.getByText("Two of them")).toBeVisible();
    await expect(task.root.getByText("Overdue, due Jan 2, 2020")).toBeVisible();
    await task.link("Ruiz Bakery").click();
    await expect(shown.link("Ana Ruiz")).toBeVisible();
    await shown.link("Ana Ruiz").click();
    await expect(new RecordPage(page, "Ana Ruiz").root).toBeVisible();
  });
  await test.step("a link to nothing", async () => {
    await page.goto("/company-leads?lead=gone");
    await expect(page.getByRole("heading", { name: "We can't find this lead" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page).not.toHaveURL(/lead=/);
    await page.goto("/client-tasks?task=../../x");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("two phones without a network each note something about a lead: both are there afterwards, in order, and on both phones", async ({
  page,
  otherPage,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  const second = `second-${company.email}`;
  await company.addMember(second);
  const id = await company.addMessage(ana);
  const phones = [
    { window: page, email: company.email },
    { window: otherPage, email: second },
  ];
  const pages = phones.map(({ window }) => new RecordPage(window, "Ana Ruiz"));
  for (const { window, email } of phones) {
    await signIn(window, email);
    await window.goto(`/company-leads?lead=${id}`);
    await expect(window.getByText("No notes yet.")).toBeVisible();
    await window.context().setOffline(true);
  }
  for (const [at, lead] of pages.entries()) {
    await lead.note("Wrote", `From phone ${at + 1}`);
    await expect(lead.entries).toHaveCount(1);
  }
  for (const [at, { window }] of phones.entries()) {
    await window.context().setOffline(false);
    await expect.poll(() => company.log(id)).toHaveLength(at + 1);
  }
  for (const lead of pages) {
    await expect(lead.entries).toHaveText([/From phone 2/, /From phone 1/]);
  }
  expect(await company.log(id)).toMatchObject([{ by: company.email }, { by: second }]);
});
