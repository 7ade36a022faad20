import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { serviceInterestLabels } from "#contract/contact-message";
import { ContactForm } from "#web/src/forms/contact/contact-form.tsx";
import { carryingTopics } from "#web/src/forms/form-names.ts";
import {
  email,
  field,
  fillContactForm,
  firstName,
  forms,
  message,
  send,
} from "../../fixtures/contact-form.ts";
import { server, standInForServer } from "../../fixtures/form-server.ts";
import { leave, render } from "../../render.tsx";

const { labels, sent, topics, about, clearTopic } = forms.contact;
const { audit, "plan-premium": premium } = topics;
const address = location.href;

standInForServer();
afterEach(() => history.replaceState(null, "", address));

const interest = (name: keyof typeof serviceInterestLabels) =>
  page.getByRole("checkbox", { name: serviceInterestLabels[name] });
const aboutLine = (topic: typeof audit) =>
  page.getByText(about.replace("{topic}", topic?.about ?? ""), { exact: true });

/** Opens the page, or loads it again, with or without a subject in its address. */
function open(query = location.search): void {
  leave();
  history.replaceState(null, "", `${location.pathname}${query}`);
  render(
    <div data-island="contact-form" data-asked="topic">
      <ContactForm texts={forms.contact} />
    </div>,
  );
}

async function expectSubject(topic: typeof audit): Promise<void> {
  // A topic that brings lines along announces them only if there are any.
  const isFilled = topic && carryingTopics.every((name) => topics[name] !== topic);
  await expect.element(message).toHaveValue(isFilled ? `${topic.message} ` : "");
  await expect.element(field(labels.businessType)).toHaveValue(topic?.businessType ?? "");
  for (const name of ["automation", "seo", "social"] as const) {
    const isAsked = topic?.interests.includes(name) ?? false;
    expect(interest(name).query()?.matches(":checked"), name).toBe(isAsked);
  }
}

test("fills in and names each topic in place of the one before", async () => {
  expect(Object.keys(topics).length).toBeGreaterThan(2);
  for (const [name, topic] of Object.entries(topics)) {
    open(`?topic=${name}`);
    await expectSubject(topic);
    await expect.element(aboutLine(topic)).toBeVisible();
  }
  open("?topic=audit");
  open();
  await expectSubject(audit);
  for (const query of ["", "?topic=%3Cscript%3E", "?topic=constructor"]) {
    open(query);
    await expectSubject(undefined);
  }
});

test("follows the next topic in untouched fields and keeps the rest", async () => {
  open("");
  await firstName.fill("Rosa");
  open("?topic=audit");
  await expectSubject(audit);
  await email.fill("rosa@plumbing.example");
  open("?topic=plan-premium");
  await expectSubject(premium);
  await expect.element(firstName).toHaveValue("Rosa");
  await expect.element(email).toHaveValue("rosa@plumbing.example");

  const written = `${premium?.message} For two shops, please.`;
  await message.fill(written);
  for (const query of ["?topic=ai-one", "", "?topic=audit"]) {
    open(query);
    await expect.element(message).toHaveValue(written);
  }
  await expect.element(interest("seo")).toBeChecked();
  await expect.element(interest("social")).not.toBeChecked();
});

test("leaves out the removed parts of a topic after a reload", async () => {
  open("?topic=audit");
  await interest("seo").click();
  await message.fill("");
  open();
  await expect.element(interest("seo")).not.toBeChecked();
  await expect.element(message).toHaveValue("");
});

test("keeps no part of a cleared topic, even after a reload", async () => {
  open("?topic=audit");
  await email.fill("rosa@plumbing.example");
  await page.getByRole("button", { name: clearTopic }).click();
  await expect.element(firstName).toHaveFocus();
  for (const load of [() => undefined, open]) {
    load();
    await expectSubject(undefined);
    await expect.element(aboutLine(audit)).not.toBeInTheDocument();
    await expect.element(email).toHaveValue("rosa@plumbing.example");
  }
});

test("sends a topic with the visitor's words, but not with the next message", async () => {
  open("?topic=audit");
  await fillContactForm();
  await send.click();
  await page.getByRole("button", { name: sent.again }).click();
  expect(server.mock.calls[0]?.[0]).toMatchObject({
    message: `${about.replace("{topic}", audit?.about ?? "")}\n\nOur site is slow on a phone.`,
  });
  await expectSubject(undefined);
  await expect.element(aboutLine(audit)).not.toBeInTheDocument();
});

test("sends a price page's estimate with the visitor's message", async () => {
  const estimate = "- 7 pages: $1,600 once";
  sessionStorage.setItem("carried-estimate", JSON.stringify({ lines: estimate }));
  open("?topic=estimate");
  await expect.element(message).toHaveValue(`${topics.estimate?.message}\n${estimate}\n `);
  await fillContactForm();
  await send.click();
  await expect.element(page.getByRole("button", { name: sent.again })).toBeVisible();
  const line = about.replace("{topic}", topics.estimate?.about ?? "");
  expect(server.mock.calls[0]?.[0]).toMatchObject({
    message: `${line}\n${estimate}\n\nOur site is slow on a phone.`,
  });
  await expect.poll(() => sessionStorage.getItem("carried-estimate")).toBeNull();
});

test("replaces the earlier lines in a message that has them", async () => {
  const carried = (lines: string, earlier?: string) =>
    sessionStorage.setItem("carried-estimate", JSON.stringify({ lines, earlier }));
  const [before, now] = ["- 5 pages: $1,200 once", "- 20 pages: $3,600 once"];
  carried(before);
  open("?topic=estimate");
  const typed = `${topics.estimate?.message}\n${before}\n Can you start in May?`;
  await message.fill(typed);
  await expect.poll(() => sessionStorage.getItem("draft-contact")).toContain("in May?");
  carried(now, before);
  open("?topic=estimate");
  await expect.element(message).toHaveValue(typed.replace(before, now));
});

test("announces no lines in a tab that has none", async () => {
  open("?topic=estimate");
  await expectSubject(topics.estimate);
});

test("adds no second copy of lines that the visitor has changed", async () => {
  const lines = "- 7 pages: $1,600 once\n- Growth plan: $1,200 a year";
  sessionStorage.setItem("carried-estimate", JSON.stringify({ lines, companyName: "Ruiz Roofs" }));
  open("?topic=estimate");
  await expect.element(page.getByLabelText("Company name")).toHaveValue("Ruiz Roofs");
  await fillContactForm();
  await message.fill("Not 7 pages.\n- Growth plan: $1,200 a year");
  await send.click();
  await expect.element(page.getByRole("button", { name: sent.again })).toBeVisible();
  expect(server.mock.calls[0]?.[0]).toMatchObject({
    message: "Not 7 pages.\n- Growth plan: $1,200 a year",
  });
});
