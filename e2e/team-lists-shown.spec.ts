import { expect } from "@playwright/test";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

// The demo data, as `npm start` shows them, on a phone.
test.use({ viewport: { width: 360, height: 740 } });

const team = "team@agency.example";
const rival = "rival@other.example";

test("the agency's leads: who, what they want, from where, and how to answer", async ({
  page,
  list,
  company,
}) => {
  await company.addDemoRecords();
  await signIn(page, company.email);
  await list.open("leads");
  const card = list.card("Renee Okafor");
  await expect(card).toContainText("Bright Steps Daycare");
  await expect(card).toContainText("Asks for automation, SEO");
  await expect(card).toContainText("From contact form");
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
  // A form that asked for the e-mail only.
  const emailOnly = list.card("office@oakstreetlaw.example");
  await expect(emailOnly).toContainText("From the Haddonfield page");
});

test("the agency's clients can be called, written to and found with one tap", async ({
  page,
  list,
}) => {
  await signIn(page, team);
  await list.open("clients");
  const card = list.card("Bell Heating & Cooling");
  const address = (name: RegExp) => card.getByRole("link", { name });
  await expect(address(/^Call/)).toHaveAttribute("href", "tel:8565550142");
  await expect(address(/^Mail/)).toHaveAttribute(
    "href",
    "mailto:marcus@bellheatingcooling.example",
  );
  await expect(address(/^Map/)).toHaveAttribute("href", /118%20Station%20Avenue/);
  await card.getByText("Notes").click();
  await expect(card.getByText("Prefers to talk before 8")).toBeVisible();
  await expect(list.card("Marlton Paws Grooming").getByRole("link")).toHaveCount(0);
});

test("the agency's tasks: for whom, how urgent, by when, and what is overdue", async ({
  page,
  list,
}) => {
  await signIn(page, team);
  await list.open("tasks");
  const card = list.card("Connect the booking calendar");
  for (const text of ["Bell Heating & Cooling", "in progress", "high priority", "Dana"]) {
    await expect(card.getByText(text)).toBeVisible();
  }
  await expect(card.getByText(/^Due /)).toBeVisible();
  await expect(list.card("Send the quote to Ventresca & Sons")).toContainText("Overdue");
  // Done is done, however late.
  await expect(list.card("Photographs of the new ovens")).not.toContainText("Overdue");
});

test("newest first, and back to the dashboard", async ({ page, list }) => {
  await signIn(page, team);
  await list.open("clients");
  await expect(list.summary).toHaveText("4 clients");
  expect(await list.titles()).toEqual([
    "Bell Heating & Cooling",
    "Pinelands Realty Group",
    "Corner Crumb Bakery",
    "Marlton Paws Grooming",
  ]);
  await page.getByRole("link", { name: "Back to dashboard" }).click();
  await page.waitForURL("**/dashboard");
});

test("another company's member sees that company's lists, and nothing of the agency's", async ({
  page,
  list,
}) => {
  await signIn(page, rival);
  await list.open("leads");
  await expect(list.card("Theo Lindqvist")).toBeVisible();
  await expect(list.card("Amara Diallo")).toBeVisible();
  await expect(list.cards).toHaveCount(2);
  await list.open("clients");
  await expect(list.card("Gloucester Auto Works")).toBeVisible();
  await expect(list.cards).toHaveCount(2);
  await list.open("tasks");
  await expect(list.card("Move the old site to the new host")).toContainText(
    "Gloucester Auto Works",
  );
  await expect(list.cards).toHaveCount(2);
});
