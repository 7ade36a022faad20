import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ana } from "../../../../e2e/fixtures/people.ts";
import { Member } from "../../fixtures/member.tsx";

const record = (name: string) => page.getByRole("dialog", { name, exact: true });
const shown = record("Ruiz Bakery");

test("has its notes, its messages, and the lead from another address", async () => {
  const member = new Member();
  const client = { client_name: "Ruiz Bakery", email: ana.email, notes: "Closed on Mondays" };
  await member.add("leads", "first", { ...ana, email: "other@ruiz.example", status: "todo" });
  await member.addMessage("second", { ...ana, first_name: "Anabel" });
  await member.add("clients", "ruiz", { ...client, lead_id: "first" });
  member.open("/client-directory?client=ruiz");
  await expect.element(shown.getByText("Closed on Mondays")).toBeVisible();
  await expect.element(shown.getByRole("link", { name: "Anabel Ruiz" })).toBeVisible();
  await shown.getByRole("link", { name: "Ana Ruiz" }).click();
  await expect.element(record("Ana Ruiz")).toBeVisible();
});

test("shows the leads that were linked to it, but not another client's", async () => {
  const member = new Member();
  await member.addMessage("own", { first_name: "Lena", phone: "555", client_id: "ruiz" });
  await member.addMessage("foreign", { ...ana, first_name: "Cleo", client_id: "other" });
  await member.add("clients", "ruiz", { client_name: "Ruiz Bakery", email: ana.email });
  member.open("/client-directory?client=ruiz");
  await expect.element(shown.getByRole("link", { name: "Lena", exact: true })).toBeVisible();
  expect(shown.getByRole("link", { name: /^Cleo/ }).elements()).toEqual([]);
});

test("shows what this device has just noted about its leads and tasks", async () => {
  const member = new Member();
  const client = { id: "ruiz", client_name: "Ruiz Bakery" };
  const lena = `lena-${member.companyId}`;
  await member.addMessage(lena, { first_name: "Lena", phone: "(856) 555-0173" });
  await member.add("clients", client.id, { client_name: client.client_name });
  await member.add("tasks", `menu-${member.companyId}`, {
    ...{ title: "Print the menu", status: "todo", priority: "high", client },
  });
  member.open(`/company-leads?lead=${lena}`);
  const lead = record("Lena");
  const log = lead.getByRole("button", { name: "Add to the log" });
  await log.click();
  await lead.getByRole("radio", { name: "Client", exact: true }).click();
  await lead.getByLabelText("Belongs to client").fill(client.client_name);
  await log.click();
  await lead.getByRole("link", { name: "Client", exact: true }).click();
  const related = (name: string) => shown.getByRole("listitem").filter({ hasText: name });
  await expect.element(related("Lena")).toHaveTextContent("Answered after");
  await expect.element(related("Print the menu")).toHaveTextContent("todo");
  await related("Print the menu").getByRole("link").click();
  const task = record("Print the menu");
  await task.getByRole("button", { name: "Done" }).click();
  await task.getByRole("button", { name: "Close" }).click();
  await expect.element(related("Print the menu")).toHaveTextContent("completed");
});

test("adds a task for the client and keeps the input", async () => {
  const member = new Member();
  await member.add("clients", "ruiz", { client_name: "Ruiz Bakery" });
  member.open("/client-directory?client=ruiz");
  const form = record("Add Task");
  const add = shown.getByRole("button", { name: "Add a task for this client" });
  await add.click();
  await form.getByLabelText("Title").fill("Print the menu");
  await form.getByRole("button", { name: "Close" }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  // This uses the keyboard: for a moment, no press goes through where another one just was.
  await userEvent.keyboard("{Enter}");
  await expect.element(form.getByText("What you typed before is still here.")).toBeVisible();
  await expect.element(form.getByLabelText("Client (optional)")).toHaveValue("Ruiz Bakery");
  await form.getByRole("button", { name: "Add Task" }).click();
  await expect.element(shown.getByRole("link", { name: "Print the menu" })).toBeVisible();
});

test("is corrected in the log, which keeps the previous value", async () => {
  const member = new Member();
  await member.add("clients", "ruiz", { client_name: "Ruiz Bakery", phone: "(856) 555-0199" });
  member.open("/client-directory?client=ruiz");
  const add = shown.getByRole("button", { name: "Add to the log" });
  await add.click();
  await expect.element(shown.getByText("Write your note first")).toBeVisible();
  await shown.getByRole("radio", { name: "Phone" }).click();
  const phone = shown.getByLabelText("Correct phone");
  await expect.element(phone).toHaveValue("(856) 555-0199");
  await add.click();
  await expect.element(shown.getByText("That's what it says already")).toBeVisible();
  await expect.element(phone).toHaveFocus();
  await phone.fill(" ");
  await add.click();
  await expect.element(shown.getByText("Fill in what's right")).toBeVisible();
  await phone.fill("(856) 555-0100");
  await shown.getByLabelText("Note (optional)").fill("New shop");
  await add.click();
  await expect.element(shown.getByRole("link", { name: "Call (856) 555-0100" })).toBeVisible();
  const log = shown.getByRole("list", { name: "Entries, newest first" });
  await expect.element(log).toHaveTextContent("Phone is (856) 555-0100 (it was (856) 555-0199)");
  await expect.element(log).toHaveTextContent("New shop");
  await shown.getByRole("radio", { name: "Phone" }).click();
  await expect.element(phone).toHaveValue("(856) 555-0100");
  await shown.getByRole("radio", { name: "Email" }).click();
  await shown.getByLabelText("Correct email").fill("ana@ruiz");
  await add.click();
  await expect.element(shown.getByText("Please enter a valid email address")).toBeVisible();
});

test("shows a corrected name at once, also in the list and its search", async () => {
  const member = new Member();
  await member.add("clients", "ruiz", { client_name: "Ruiz Bakery" });
  member.open("/client-directory?client=ruiz");
  await shown.getByRole("radio", { name: "Name", exact: true }).click();
  await shown.getByLabelText("Correct name").fill("Ruiz & Daughters");
  await shown.getByLabelText("Note (optional)").fill("Says the sign");
  await shown.getByRole("button", { name: "Add to the log" }).click();
  await record("Ruiz & Daughters").getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const card = page.getByRole("heading", { level: 2, name: "Ruiz & Daughters" });
  await expect.element(card).toBeVisible();
  await page.getByRole("searchbox").fill("says the sign");
  await expect.element(card).toBeVisible();
});

test("opens even if the id of its lead is invalid", async () => {
  const member = new Member();
  const { email } = ana;
  await member.add("clients", "ruiz", { client_name: "Ruiz Bakery", lead_id: "no/id", email });
  await member.add("leads", "ana", { first_name: "Ana", email });
  member.open("/client-directory?client=ruiz");
  await expect.element(shown.getByRole("link", { name: "Ana", exact: true })).toBeVisible();
});

test("isn't opened by an invalid address, and closes to the list", async () => {
  const member = new Member();
  await member.add("clients", "ruiz", { client_name: "Ruiz Bakery" });
  member.open("/client-directory?client=../../x");
  const card = page.getByRole("heading", { level: 2, name: "Ruiz Bakery" });
  await expect.element(card).toBeVisible();
  expect(page.getByRole("dialog").elements()).toEqual([]);
  member.open("/client-directory?client=gone");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(card).toBeVisible();
});
