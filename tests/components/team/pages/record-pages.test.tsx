import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectGood, expectRoomForLargeText } from "../../fixtures/good-state.ts";
import { Member } from "../../fixtures/member.tsx";

const email = "ana@ruiz-and-daughters-bakery.example";
const client = { id: "ruiz", client_name: "Ruiz & Daughters Bakery" };
const dayMs = 24 * 60 * 60 * 1000;

/** Returns a member with a lead that waits, a client with the same address, and a task about both. */
async function memberOfRuiz(): Promise<Member> {
  const member = new Member();
  const asked = new Date(Date.now() - 2 * dayMs);
  await member.add("leads", "ana", {
    ...{ first_name: "Ana", last_name: "Ruiz-Montgomery", email, phone: "(856) 555-0142" },
    ...{ message: "Our ovens\nneed a site.", service_interests: ["seo"], town: "Medford" },
    ...{ status: "todo", source: "contact-form", created_at: asked, waiting_since: asked },
  });
  await member.add("clients", client.id, { client_name: client.client_name, email });
  await member.add("tasks", "signs", {
    ...{ title: "Order the signs", status: "todo", priority: "high", due_date: "2020-01-02" },
    ...{ client, lead_id: "ana" },
  });
  return member;
}

const record = (name: string) => page.getByRole("dialog", { name, exact: true });

test("a waiting lead is good, even with a log error and a started call", async () => {
  const member = await memberOfRuiz();
  member.open("/company-leads?lead=ana");
  const lead = record("Ana Ruiz-Montgomery");
  await expect.element(lead.getByRole("link", { name: "Order the signs" })).toBeVisible();
  await expectGood("a lead", "lightWhenNarrow");
  await lead.getByRole("radio", { name: "Note" }).click();
  await lead.getByRole("button", { name: "Add to the log" }).click();
  await expect.element(lead.getByText("Write your note first")).toBeVisible();
  await expectGood("a note without words", "darkWhenNarrow");
  await lead.getByRole("textbox").last().fill("Wants a gallery.");
  await lead.getByRole("button", { name: "Add to the log" }).click();
  await lead.getByRole("radio", { name: "Remind me" }).click();
  const call = lead.getByRole("link", { name: "Call", exact: true });
  (await call.findElement()).addEventListener("click", (event) => event.preventDefault());
  await call.click();
  await expect.element(lead.getByText("Did you reach Ana Ruiz-Montgomery?")).toBeVisible();
  await expect.element(lead.getByText("Wants a gallery.")).toBeVisible();
  await expectGood("a lead with a log and a started call", "lightWhenNarrow");
});

test("removes a log error when another kind of entry is chosen", async () => {
  const member = await memberOfRuiz();
  member.open("/company-leads?lead=ana");
  const lead = record("Ana Ruiz-Montgomery");
  const error = lead.getByText("Write your note first");
  await lead.getByRole("radio", { name: "Note" }).click();
  await lead.getByRole("button", { name: "Add to the log" }).click();
  await expect.element(error).toBeVisible();
  await lead.getByRole("radio", { name: "Called" }).click();
  await expect.element(error).not.toBeInTheDocument();
});

test("a lead has room for text at 200% on a phone", async () => {
  const member = await memberOfRuiz();
  member.open("/company-leads?lead=ana");
  const lead = record("Ana Ruiz-Montgomery");
  await expect.element(lead.getByRole("link", { name: "Order the signs" })).toBeVisible();
  await expectRoomForLargeText();
});

test("a client and its task are good and link to each other", async () => {
  const member = await memberOfRuiz();
  member.open("/client-directory?client=ruiz");
  const shown = record(client.client_name);
  await expect.element(shown.getByRole("link", { name: "Ana Ruiz-Montgomery" })).toBeVisible();
  await expectGood("a client", "darkWhenNarrow");
  await shown.getByRole("link", { name: "Order the signs" }).click();
  const task = record("Order the signs");
  await expect.element(task.getByText("Overdue, due Jan 2, 2020")).toBeVisible();
  await expectGood("a task", "lightWhenNarrow");
  await task.getByRole("link", { name: client.client_name }).click();
  await expect.element(shown.getByRole("link", { name: "Order the signs" })).toBeVisible();
});
