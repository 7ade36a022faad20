import { expect } from "playwright/test";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

// The demo data, as `npm start` shows them, on a phone.
test.use({ viewport: { width: 360, height: 740 } });

test("the agency's records: who they are and what they want, how to answer, what is urgent, newest first", async ({
  page,
  list,
  company,
}) => {
  await company.addDemoRecords();
  await signIn(page, company.email);
  const toDashboard = async () => {
    await page.getByRole("link", { name: "Back to dashboard" }).click();
    await page.waitForURL("**/dashboard");
  };

  await test.step("leads: who, what they want, from where, and how to answer", async () => {
    await list.open("leads");
    const card = list.card("Renee Okafor");
    await expect(card).toContainText("Bright Steps Daycare");
    await expect(card).toContainText("Asked about: AI and automation, Website and local search");
    await expect(card).toContainText("From the contact form");
    await expect(card.getByText("todo")).toBeVisible();
    await expect(card.getByRole("link", { name: /renee@/ })).toHaveAttribute(
      "href",
      "mailto:renee@brightstepsdaycare.example",
    );
    const message = card.getByText("Parents fill in paper forms");
    await expect(message).toBeHidden();
    await card.getByText("Message").click();
    await expect(message).toBeVisible();

    const inProgress = list.card("Priya Raman");
    await expect(inProgress.getByText("in progress")).toBeVisible();
    // A form that asked for the email only.
    const emailOnly = list.card("office@oakstreetlaw.example");
    await expect(emailOnly).toContainText("From the Haddonfield page");
    const rushed = { first_name: "Omar", last_name: "Rush", status: "todo" };
    await company.add("leads", { ...rushed, summary_at: new Date() });
    await expect(list.card("Omar Rush")).toContainText("so there was no separate email");

    const byText = { contact_by: "text", texts_ok_at: new Date() };
    const withPhone = { first_name: "Lena", last_name: "Ortiz", status: "todo", ...byText };
    await company.add("leads", { ...withPhone, phone: "(856) 555-0173" });
    const toText = list.card("Lena Ortiz");
    await expect(toText).toContainText(/Prefers: Text, agreed to today at \d+:\d\d/);
    await expect(toText.getByRole("link", { name: /^Call/ })).toHaveAttribute(
      "href",
      "tel:8565550173",
    );
  });

  await toDashboard();
  await test.step("clients, newest first, can be called, written to and found with one tap", async () => {
    await list.follow("clients");
    await expect(list.summary).toHaveText("4 clients");
    expect(await list.titles()).toEqual([
      "Bell Heating & Cooling",
      "Pinelands Realty Group",
      "Corner Crumb Bakery",
      "Marlton Paws Grooming",
    ]);
    const card = list.card("Bell Heating & Cooling");
    const address = (name: RegExp) => card.getByRole("link", { name });
    await expect(address(/^Call/)).toHaveAttribute("href", "tel:8565550142");
    await expect(address(/^Email/)).toHaveAttribute(
      "href",
      "mailto:marcus@bellheatingcooling.example",
    );
    await expect(address(/^Map/)).toHaveAttribute("href", /118%20Station%20Avenue/);
    await card.getByText("Notes").click();
    await expect(card.getByText("Prefers to talk before 8")).toBeVisible();
    // Nothing but its own page.
    await expect(list.card("Marlton Paws Grooming").getByRole("link")).toHaveText([
      "Marlton Paws Grooming",
    ]);
  });

  await toDashboard();
  await test.step("tasks: for whom, how urgent, by when, and what is overdue", async () => {
    await list.follow("tasks");
    const card = list.card("Connect the booking calendar");
    for (const text of ["Bell Heating & Cooling", "in progress", "high priority", "Dana"]) {
      await expect(card.getByText(text)).toBeVisible();
    }
    await expect(card.getByText(/^Due /)).toBeVisible();
    await expect(list.card("Send the quote to Ventresca & Sons")).toContainText("Overdue");
    // Done is done, however late.
    await expect(list.card("Photographs of the new ovens")).not.toContainText("Overdue");
  });
});

test("another company's member sees that company's lists, and nothing of the agency's", async ({
  page,
  list,
}) => {
  // Wide enough for the header's links to the other lists.
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, "rival@other.example");
  await list.open("leads");
  await expect(list.card("Theo Lindqvist")).toBeVisible();
  await expect(list.card("Amara Diallo")).toBeVisible();
  await expect(list.cards).toHaveCount(2);
  await list.follow("clients");
  await expect(list.card("Gloucester Auto Works")).toBeVisible();
  await expect(list.cards).toHaveCount(2);
  await list.follow("tasks");
  await expect(list.card("Move the old site to the new host")).toContainText(
    "Gloucester Auto Works",
  );
  await expect(list.cards).toHaveCount(2);
});
