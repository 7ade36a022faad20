import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withDerivedFields } from "#contract/derived-fields";
import { Member } from "../../../fixtures/member.tsx";

const main = page.getByRole("main");
const titles = main.getByRole("heading", { level: 2 });
const dialog = page.getByRole("dialog");
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const send = (name: string) => dialog.getByRole("button", { name, exact: true }).click();

async function openForm(member: Member, address: string, name: string): Promise<void> {
  member.open(address);
  // This uses the keyboard, because no press goes through where another form just closed.
  (await main.getByRole("button", { name }).findElement()).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
}

test("shows a lead's errors, then adds it on top as the contract defines", async () => {
  const member = new Member();
  await member.add("leads", "first", { first_name: "Ana" });
  await openForm(member, "/company-leads", "Add Lead");
  await expect.element(field("First name")).toHaveFocus();
  await field("Email (or a phone number)").fill("nora at quist");
  await send("Add Lead");
  await expect.element(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expect.element(field("First name")).toHaveFocus();
  await expect.element(field("First name")).toHaveAccessibleDescription("First name is required");
  expect(await member.stored("leads")).toHaveLength(1);

  await field("First name").fill("  Nora ");
  await field("Last name (optional)").fill("Quist");
  await field("Email (or a phone number)").fill("nora@quist.example");
  await field("Company (optional)").fill("Quist   Bakery");
  await field("Message (optional)").fill("Called about a new site.\nWants a quote.");
  await send("Add Lead");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Lead added.")).toBeVisible();
  await expect
    .poll(() => titles.elements().map(({ textContent }) => textContent))
    .toEqual(["Nora Quist", "Ana"]);
  expect(await member.stored("leads")).toContainEqual({
    ...withDerivedFields("leads", {
      ...{ first_name: "Nora", last_name: "Quist", company_name: "Quist Bakery" },
      email: "nora@quist.example",
    }),
    ...{ status: "todo", source: "team", created_at: null },
    message: "Called about a new site.\nWants a quote.",
  });
});

test("keeps the input when it closes, and starts empty on request", async () => {
  const member = new Member();
  await openForm(member, "/client-directory", "Add Client");
  await field("Client name").fill("Half a client");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(main.getByRole("button", { name: "Add Client" })).toHaveFocus();
  await openForm(member, "/client-directory", "Add Client");
  await expect.element(field("Client name")).toHaveValue("Half a client");
  await send("Start empty");
  await expect.element(field("Client name")).toHaveValue("");
  await expect.element(field("Client name")).toHaveFocus();
  await send("Close");
  await openForm(member, "/client-directory", "Add Client");
  await expect.element(field("Client name")).toHaveValue("");
  expect(dialog.getByText("What you typed before").elements()).toEqual([]);
  await field("Client name").fill("Corner & Co");
  await userEvent.keyboard("{Enter}");
  await expect.element(titles).toHaveTextContent("Corner & Co");
  expect(await member.stored("clients")).toEqual([
    { client_name: "Corner & Co", name_key: "corner & co", created_at: null },
  ]);
});

test("accepts a lead with only a phone number", async () => {
  const member = new Member();
  await openForm(member, "/company-leads", "Add Lead");
  await field("First name").fill("Nora");
  await send("Add Lead");
  await expect
    .element(field("Email (or a phone number)"))
    .toHaveAccessibleDescription("Give an email address or a phone number");
  await field("Phone (or an email)").fill("(856) 555-0173");
  await send("Add Lead");
  await expect.element(page.getByText("Lead added.")).toBeVisible();
  expect(await member.stored("leads")).toContainEqual(
    expect.objectContaining({ email: "", phone: "(856) 555-0173" }),
  );
});

test("links a task only to an existing client", async () => {
  const member = new Member();
  await member.add("clients", "zinnia", { client_name: "Zinnia Florist" });
  await openForm(member, "/client-tasks", "Add Task");
  await field("Client (optional)").fill("No such client");
  await send("Add Task");
  await expect.element(dialog.getByText("Title is required")).toBeVisible();
  await expect.element(dialog.getByText("Choose a client from the list")).toBeVisible();
  await field("Title").fill("Order the signs");
  await field("Client (optional)").fill("zinnia florist");
  await field("Priority").selectOptions("high");
  await field("Due date (optional)").fill("2031-12-24");
  await send("Add Task");
  await expect.element(titles).toHaveTextContent("Order the signs");
  await expect
    .element(main)
    .toHaveTextContent(/Due Dec 24, 2031.*Zinnia Florist|Zinnia Florist.*Due Dec 24, 2031/);
  expect(await member.stored("tasks")).toEqual([
    {
      ...{ title: "Order the signs", status: "todo", priority: "high", due_date: "2031-12-24" },
      ...{ client: { id: "zinnia", client_name: "Zinnia Florist" }, created_at: null },
      ...{ name_key: "order the signs", due_sort: "2031-12-24" },
    },
  ]);
});

/** Presses as fast as a hand does. The runner's own clicks take longer than a double click. */
function press(clientX: number, clientY: number): void {
  const where = { clientX, clientY, bubbles: true, cancelable: true };
  const element = document.elementFromPoint(clientX, clientY);
  element?.dispatchEvent(new PointerEvent("pointerdown", where));
  element?.dispatchEvent(new MouseEvent("click", { ...where, detail: 1 }));
}

test("blocks the second press of a double click when it closes", async () => {
  await openForm(new Member(), "/company-leads", "Add Lead");
  await field("First name").fill("Nora");
  await field("Email (or a phone number)").fill("nora@quist.example");
  const button = dialog.getByRole("button", { name: "Add Lead" }).element();
  button.scrollIntoView({ block: "center" });
  const { x, y, height } = button.getBoundingClientRect();
  // The toast of an earlier test may still be above it.
  const isFree = () => button.contains(document.elementFromPoint(x + 40, y + height / 2));
  await expect.poll(isFree).toBe(true);
  press(x + 40, y + height / 2);
  await vi.waitUntil(() => dialog.elements().length === 0, { interval: 10, timeout: 60_000 });
  const count = vi.fn();
  addEventListener("click", count);
  press(x + 42, y + height / 2);
  expect(count, "at the same place").not.toHaveBeenCalled();
  press(x + 40, 120);
  expect(count, "elsewhere").toHaveBeenCalledOnce();
  press(x + 42, y + height / 2);
  expect(count, "and from then on at the same place").toHaveBeenCalledTimes(2);
  removeEventListener("click", count);
});
