import { expect } from "playwright/test";
import { serviceInterests } from "#contract/contact-message";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { inbox } from "./fixtures/mail-inbox.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test("a message from the contact form in another window is a lead at once; the card and the owner's mail name the services as the form does", async ({
  page,
  context,
}) => {
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
  // Other tests send forms meanwhile.
  expect((await list.titles()).slice(0, 5)).toContain(`Ottilie ${visitor.lastName}`);
  await expect(card).toContainText("todo");
  await expect(card).toContainText("Delgado Plumbing & Heating");
  await expect(card).toContainText(services);
  expect((await inbox.onlyMailFrom(visitor.email)).text).toContain(services);
  await card.getByText("Message").click();
  await expect(card.getByText("Our site is slow on a phone.")).toBeVisible();
});

test("members of a company see at once what another adds, and a task's client under its new name", async ({
  page,
  otherPage,
  company,
}) => {
  await company.addMember(`second-${company.email}`);
  await signIn(page, company.email);
  const list = new TeamList(page);
  await list.open("clients");
  await expect(page.getByText("No clients found")).toBeVisible();

  await test.step("what another member adds", async () => {
    await signIn(otherPage, `second-${company.email}`);
    const theirs = new TeamList(otherPage);
    await theirs.open("clients");
    await theirs.openForm("Add Client");
    await theirs.field("Client name").fill("Corner & Co");
    await otherPage.keyboard.press("Enter");
    await expect(list.card("Corner & Co")).toBeVisible();
    await expect(list.summary).toHaveText("1 client");
  });

  const [client] = (await company.collection("clients").get()).docs;
  await company.add("tasks", {
    title: "Send the quote",
    status: "todo",
    priority: "high",
    client: { id: client?.id, client_name: "Corner & Co" },
  });
  await test.step("a task with its client's name", async () => {
    await list.follow("tasks");
    await expect(list.card("Send the quote")).toContainText("Corner & Co");
  });

  await test.step("the client's new name, on the task and in the directory", async () => {
    await client?.ref.update({ client_name: "Bell & Daughters" });
    await expect(list.card("Send the quote")).toContainText("Bell & Daughters");
    await list.follow("clients");
    await expect(list.card("Bell & Daughters")).toBeVisible();
  });
});
