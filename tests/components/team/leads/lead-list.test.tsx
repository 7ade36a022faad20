import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ana, hoursAgo } from "../../../../e2e/fixtures/people.ts";
import { Member } from "../../fixtures/member.tsx";

const lead = page.getByRole("dialog").first();
const row = page.getByRole("listitem").filter({ hasText: "Ana Ruiz" });
const filter = (name: string) => page.getByRole("radio", { name, exact: true });

/** Opens a lead from the list, presses a button on its page, and comes back. */
async function press(name: string) {
  await row.getByRole("link", { name: /^Ana Ruiz/ }).click();
  await lead.getByRole("button", { name, exact: true }).click();
  await lead.getByRole("button", { name: "Close" }).click();
}

test("moves a lead to its new status at once, even offline", async () => {
  const member = new Member();
  await member.addMessage("ana", ana, hoursAgo(2));
  member.open("/company-leads?status=unanswered");
  await press("Set it aside");
  await expect
    .element(page.getByText("You've answered every message from the site."))
    .toBeVisible();
  await filter("set aside").click();
  await expect.element(row).toHaveTextContent("set aside");

  await press("Make this a client");
  await filter("clients").click();
  // The lead stays set aside until somebody puts it back.
  await expect.element(row).toHaveTextContent("set aside");
  await press("Put it back");
  await filter("unanswered").click();
  await expect.element(row).toHaveTextContent("Unanswered for 2 hours");

  await row.getByRole("link", { name: /^Ana Ruiz/ }).click();
  await lead.getByRole("button", { name: "Add to the log" }).click();
  await expect.element(lead.getByText(/^Answered after/)).toBeVisible();
  await lead.getByRole("button", { name: "Close" }).click();
  await filter("answered").click();
  await expect.element(row).toHaveTextContent("client");

  await press("Start the clock");
  await expect.element(row).not.toBeInTheDocument();
});

test("shows a person's messages as one only under unanswered", async () => {
  const member = new Member();
  await member.addMessage(`first-${member.companyId}`, ana, hoursAgo(2));
  await member.addMessage(`second-${member.companyId}`, ana, hoursAgo(1));
  member.open("/company-leads?status=unanswered");
  await expect.element(row).toHaveTextContent("2 messages");
  await filter("all").click();
  await expect.poll(() => row.elements().length).toBe(2);
  expect(page.getByText("2 messages").elements()).toEqual([]);
});

test("asks on the card whether an email was sent", async () => {
  const member = new Member();
  await member.addMessage(`ana-${member.companyId}`, ana, hoursAgo(2));
  member.open("/company-leads");
  const email = row.getByRole("link", { name: /^Email/ });
  (await email.findElement()).addEventListener("click", (event) => event.preventDefault());
  await email.click();
  await expect.element(row.getByText("Did you write to Ana Ruiz?")).toBeVisible();
  await row.getByRole("button", { name: "Yes, log it" }).click();
  await expect.element(row).toHaveTextContent("Answered after");
});

test("starts an added lead's clock only if it waits for an answer", async () => {
  const member = new Member();
  member.open("/company-leads");
  const add = async (name: string, owed: string) => {
    await page.getByRole("main").getByRole("button", { name: "Add Lead" }).click();
    await lead.getByLabelText("First name").fill(name);
    await lead.getByLabelText(/^Phone/).fill(ana.phone);
    await lead.getByLabelText("Do they wait for an answer?").selectOptions(owed);
    await lead.getByRole("button", { name: "Add Lead" }).click();
    await expect.element(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  };
  await add("Ana Ruiz", "Yes, start the clock");
  await add("Bob Ruiz", "No");
  await expect.element(row).toHaveTextContent("Unanswered for less than a minute");
  await filter("unanswered").click();
  await expect.element(row).toBeVisible();
  expect(page.getByText("Bob Ruiz").elements()).toEqual([]);
  await row.getByRole("link", { name: /^Ana Ruiz/ }).click();
  const log = lead.getByRole("listitem").filter({ hasText: "Waits for an answer by you" });
  await expect.element(log).toBeVisible();
});
