import { expect } from "playwright/test";
import { serviceInterests } from "#contract/contact-message";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { inbox } from "./fixtures/mail-inbox.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test("shows a message from the contact form as a lead at once", async ({ page, context }) => {
  // The card and the owner's mail name the services as the form does.
  await signIn(page, "team@agency.example");
  const list = new TeamList(page);
  await list.open("leads");
  await expect(list.cards.first()).toBeVisible();

  const visitor = newVisitor({
    firstName: "Ottilie",
    lastName: `Live${Date.now()}`,
    serviceInterests: [...serviceInterests],
  });
  const window = await context.newPage();
  const form = new ContactForm(window);
  await form.open();
  await form.fill(visitor);
  const chosen = form.root.locator("label:has(:checked)");
  await expect(chosen).toHaveCount(serviceInterests.length);
  const services = (await chosen.allTextContents()).join(", ");
  await form.sendButton.click();
  await expect(form.sentHeading).toBeVisible();

  const card = list.card(`Ottilie ${visitor.lastName}`);
  await expect(card).toBeVisible();
  // Other tests send forms at the same time.
  expect((await list.titles()).slice(0, 5)).toContain(`Ottilie ${visitor.lastName}`);
  await expect(card).toContainText("Unanswered for less than a minute");
  await expect(card).toContainText("Delgado Plumbing & Heating");
  await expect(card).toContainText(services);
  expect((await inbox.onlyMailFrom(visitor.email)).text).toContain(services);
  await card.getByText("Message").click();
  await expect(card.getByText("Our site is slow on a phone.")).toBeVisible();
});
