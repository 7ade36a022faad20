import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dayAfter } from "#contract/business-day";
import { ana as anyAna, hoursAgo } from "../../../../e2e/fixtures/people.ts";
import { settledDay } from "../../../settled-day.ts";
import { Member } from "../../fixtures/member.tsx";

afterEach(() => {
  vi.useRealTimers();
  // Makes the app look at the clock again.
  document.dispatchEvent(new Event("visibilitychange"));
});

const ana = { ...anyAna, town: "Medford", service_interests: ["automation", "seo"] };

const lead = page.getByRole("dialog").first();
const button = (name: string) => lead.getByRole("button", { name, exact: true });
const link = (name: string) => lead.getByRole("link", { name, exact: true });
const entries = lead.getByRole("list", { name: "Entries, newest first" }).getByRole("listitem");

/** Opens the page of a lead that waits for an answer. @returns a function that opens it again, as a reload does. */
async function openLead(data: Record<string, unknown>, came = new Date()): Promise<() => void> {
  const member = new Member();
  // The page remembers the log of a lead, so each lead needs a new id.
  const id = `lead-of-${member.companyId}`;
  await member.add("clients", "bakery", {
    ...{ client_name: "Ruiz Bakery", email: ana.email },
    created_at: new Date("2024-05-12T12:00:00Z"),
  });
  await member.addMessage(id, data, came);
  const open = () => member.open(`/company-leads?lead=${id}`);
  open();
  await expect.element(lead.getByRole("heading", { name: "Log" })).toBeVisible();
  return open;
}

async function note(kind: string, text = ""): Promise<void> {
  await lead.getByRole("radio", { name: kind, exact: true }).click();
  await lead.getByRole("textbox").last().fill(text);
  await button("Add to the log").click();
}

/** Clicks a link without opening it, because that would leave the page. */
async function pretendToOpen(name: string): Promise<string> {
  const element = await link(name).findElement();
  element.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await link(name).click();
  return element.getAttribute("href") ?? "";
}

test("finds the client with its address", async () => {
  await openLead(ana);
  await expect.element(lead.getByText("since May 2024")).toBeVisible();
  await button("Add a task").click();
  const form = page.getByRole("dialog", { name: "Add Task" });
  await expect.element(form.getByLabelText("Client (optional)")).toHaveValue("Ruiz Bakery");
  expect(button("Make this a client").elements()).toEqual([]);
});

test("belongs to a client chosen by name until that is taken back", async () => {
  await openLead({ first_name: "Lena", phone: "(856) 555-0173" });
  await lead.getByRole("radio", { name: "Client", exact: true }).click();
  const client = lead.getByLabelText("Belongs to client");
  await button("Add to the log").click();
  await expect.element(lead.getByText("Choose a client from the list")).toBeVisible();
  await client.fill("ruiz bakery");
  await lead.getByLabelText("Note (optional)").fill("His daughter wrote");
  await button("Add to the log").click();
  await expect.element(entries).toHaveTextContent("Belongs to Ruiz Bakery by you");
  await expect.element(lead.getByText("Client since May 2024")).toBeVisible();
  expect(button("Make this a client").elements()).toEqual([]);

  await lead.getByRole("radio", { name: "Client", exact: true }).click();
  await expect.element(client).toHaveValue("Ruiz Bakery");
  await button("Add to the log").click();
  await expect.element(lead.getByText("That's what it says already")).toBeVisible();
  await client.clear();
  await button("Add to the log").click();
  await expect.element(entries.first()).toHaveTextContent("Belongs to no client by you");
  await expect.element(lead.getByText("Client since May 2024")).not.toBeInTheDocument();
  await expect.element(button("Make this a client")).toBeVisible();
});

test("answers all of a person's messages at once and links to the first", async () => {
  const member = new Member();
  await member.addMessage("first", { ...ana, message: "Hello?" }, hoursAgo(30));
  await member.addMessage("second", { ...ana, email: "Ana@ruiz.example" }, hoursAgo(2));
  member.open("/company-leads?status=unanswered&lead=second");
  await note("Called", "Offered Monday");
  await expect.element(lead.getByText(/^Answered after/)).toBeVisible();
  await lead.getByRole("link", { name: /^(Second message|Has written)/ }).click();
  await expect.element(lead.getByText("Hello?")).toBeVisible();
  await expect.element(entries.first()).toHaveTextContent("Offered Monday");
  await expect.element(lead.getByText(/^Answered after/)).toBeVisible();
});

test("shows text from right to left in its own direction", async () => {
  await openLead({ ...ana, message: "\u05E9\u05DC\u05D5\u05DD, 2 tables?" });
  const message = await lead.getByText(/2 tables/).findElement();
  expect(getComputedStyle(message).direction).toBe("rtl");
});

test("says how the visit began", async () => {
  await openLead({ ...ana, came_from: "qr", first_page: "/contact" });
  await expect.element(lead.getByText("From the contact form (QR code)")).toBeVisible();
  await expect.element(lead.getByText("First page: Contact")).toBeVisible();
});

test("opens a filled-in reply and logs with one tap that it was sent", async () => {
  await openLead({ ...ana, contact_by: "text", texts_ok_at: new Date() });
  const address = new URL(await pretendToOpen("Email: Still interested?"));
  expect(address.protocol).toBe("mailto:");
  expect(address.pathname).toBe(ana.email);
  expect(address.searchParams.get("subject")).toBe(
    "Are you still thinking about AI automation and your website?",
  );
  const body = address.searchParams.get("body");
  expect(body).toContain("Hi Ana,\r\n\r\nA while back, you asked us");
  expect(body).toContain("your business in Medford");
  expect(body).not.toMatch(/[[\]{}]/);
  await expect
    .element(link("Text: Still interested?"))
    .toHaveAttribute("href", expect.stringMatching(/^sms:8565550142\?&body=Hi%20Ana/));
  await expect.element(lead.getByText("Did you write to Ana Ruiz?")).toBeVisible();
  await button("Yes, log it").click();
  await expect.element(entries).toHaveTextContent(/^Wrote by you/);
  await expect.element(lead.getByText(/Did you write/)).not.toBeInTheDocument();
});

test("sets spam aside without counting an answer, and puts it back", async () => {
  await openLead({ ...anyAna, contact_by: "call" }, hoursAgo(30.5));
  await expect.element(lead.getByText(/Didn't agree to texts/)).toBeVisible();
  await expect.element(link("Call")).toBeVisible();
  expect(lead.getByRole("link", { name: /^Text/ }).elements()).toEqual([]);
  await button("Set it aside").click();
  await expect.element(entries).toHaveTextContent(/^Set aside by you/);
  await expect.element(lead.getByRole("heading", { name: "Log" })).toHaveFocus();
  expect(lead.getByText(/Unanswered|Answered after/).elements()).toEqual([]);
  expect(button("Set it aside").elements()).toEqual([]);
  await button("Put it back").click();
  await expect.poll(() => entries.elements()).toHaveLength(2);
  await expect.element(entries.filter({ hasText: "Put back by you" })).toBeVisible();
  await expect.element(lead.getByText(/^Unanswered for 30 hours, overdue/)).toBeVisible();
});

test("waits for another answer when a member starts the clock", async () => {
  await openLead(ana);
  const clock = lead.getByText(/^Unanswered for/);
  await note("Called");
  await expect.element(clock).not.toBeInTheDocument();
  await button("Start the clock").click();
  await expect.element(clock).toBeVisible();
  await expect.element(entries.first()).toHaveTextContent("Waits for an answer by you");
  await expect.element(lead.getByText(/^Answered after/)).not.toBeInTheDocument();
  await button("Set it aside").click();
  await expect.element(clock).not.toBeInTheDocument();
  await expect.element(button("Put it back")).toBeVisible();
});

test("checks off a reminder without a call", async () => {
  const today = await settledDay();
  await openLead({ ...anyAna, next_on: dayAfter(today, -1) });
  await expect.element(lead.getByText("Reminder was for yesterday")).toBeVisible();
  await button("Reminder done").click();
  await expect.element(entries).toHaveTextContent(/^Reminder done by you/);
  await expect.element(lead.getByRole("heading", { name: "Log" })).toHaveFocus();
  expect(button("Reminder done").elements()).toEqual([]);
});

test("asks about a call until it is logged", async () => {
  // Without an email address, the page offers no replies, because nobody would get them.
  const reopen = await openLead({ first_name: "", email: "", phone: ana.phone });
  await pretendToOpen("Call");
  const question = lead.getByText("Did you reach (no name)?");
  await expect.element(question).toBeVisible();
  expect(lead.getByRole("list", { name: "Replies, ready to send" }).elements()).toEqual([]);
  await note("Note", "Busy");
  await expect.element(entries).toHaveTextContent("Busy");
  await expect.element(question).toBeVisible();
  reopen();
  await expect.element(question).toBeVisible();
  await note("Called");
  await expect.element(question).not.toBeInTheDocument();
  reopen();
  await expect.poll(() => entries.elements()).toHaveLength(2);
  expect(question.elements()).toEqual([]);
});

test("keeps a draft in another tab and updates a day nobody chose", async () => {
  // A day that nobody chose follows the calendar. A chosen day stays.
  const today = await settledDay();
  const reopen = await openLead(ana);
  await lead.getByRole("radio", { name: "Remind me" }).click();
  const reason = lead.getByLabelText("What for (optional)");
  await reason.fill("Check whether they paid");
  sessionStorage.clear();
  reopen();
  await expect.element(lead.getByText("What you typed before is still here.")).toBeVisible();
  await expect.element(reason).toHaveValue("Check whether they paid");
  const day = lead.getByLabelText("Remind me on");
  /** Sets the time to noon there or an hour later, so that no clock change moves it to another day. */
  const wait = (days: number) => vi.setSystemTime(`${dayAfter(today, days)}T17:00:00Z`);
  await expect.element(day).toHaveValue(dayAfter(today));
  wait(1);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(day).toHaveValue(dayAfter(today, 2));
  wait(2);
  reopen();
  await expect.element(day).toHaveValue(dayAfter(today, 3));
  await day.fill(dayAfter(today, 9));
  wait(3);
  reopen();
  await expect.element(day).toHaveValue(dayAfter(today, 9));
});

test("focuses the page's heading if nothing on it opened the lead", async () => {
  await openLead(ana);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("becomes a new client when another one already has its id", async () => {
  // Closing the new client's page leads back to the lead.
  const member = new Member();
  await member.add("leads", "17", { ...anyAna, status: "todo", source: "import" });
  await member.add("clients", "17", { client_name: "Bell Signs" });
  member.open("/company-leads?lead=17");
  await button("Make this a client").click();
  await expect.element(lead.getByText(/^Client since/)).toBeVisible();
  // The message must not be under the open dialog.
  const toast = await page.getByText("Client added.").findElement();
  await expect
    .poll(() => {
      const { x, y, width, height } = toast.getBoundingClientRect();
      return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .toBe(true);
  const stored = await member.stored("clients");
  expect(stored).toHaveLength(2);
  expect(stored).toContainEqual(expect.objectContaining({ client_name: "Bell Signs" }));
  expect(stored).toContainEqual(
    expect.objectContaining({ client_name: "Ana Ruiz", lead_id: "17" }),
  );
  await expect.element(lead.getByText("Belongs to Ana Ruiz")).toBeVisible();
  await link("Client").click();
  // The lead was imported and never wrote to us.
  await expect.element(lead.getByRole("heading", { name: "Leads" })).toBeVisible();
  await lead.getByRole("button", { name: "Close" }).click();
  await expect.element(lead.getByRole("heading", { name: "Log" })).toBeVisible();
});
