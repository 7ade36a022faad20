import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ContactForm } from "#web/src/forms/contact/contact-form.tsx";
import { Container } from "#web/src/ui/container.tsx";
import { field, fillContactForm, forms, send } from "../../fixtures/contact-form.ts";
import { server, standInForServer } from "../../fixtures/form-server.ts";
import { expectGood } from "../../fixtures/good-state.ts";
import { render } from "../../render.tsx";

const phone = "(856) 555-0173";
const { labels, sent } = forms.contact;

standInForServer();
beforeEach(() =>
  render(
    <Container>
      <ContactForm texts={forms.contact} />
    </Container>,
  ),
);

const way = (name: string) => page.getByRole("radio", { name, exact: true });
const radios = page.getByRole("radio");
const noConsent = "Please check this box so we can text you, or choose a call or email";

const expectSent = () =>
  expect.element(page.getByRole("heading", { name: sent.heading })).toBeVisible();

test("asks and sends nothing about a phone without a number", async () => {
  await expect.element(field(labels.phone)).not.toHaveAttribute("required");
  expect(radios.elements()).toEqual([]);
  await fillContactForm();
  await send.click();
  await expectSent();
  expect(Object.keys(server.mock.calls[0]?.[0] ?? {})).toEqual([
    ...["firstName", "lastName", "companyName", "email", "serviceInterests"],
    ...["businessType", "message", "confirm_topic", "submission_id"],
  ]);
});

test("shows an error at the field of an invalid phone number", async () => {
  await fillContactForm();
  await field(labels.phone).fill("555-0173");
  await send.click();
  await expect.element(field(labels.phone)).toHaveFocus();
  await expect
    .element(field(labels.phone))
    .toHaveAccessibleDescription(
      "Please enter a phone number with the area code, or leave this empty",
    );
  expect(server).not.toHaveBeenCalled();
});

test("forgets the choices for a phone number that is removed", async () => {
  await fillContactForm();
  await field(labels.phone).fill(phone);
  await way("Text").click();
  await field(labels.phone).fill("");
  await expect.poll(() => radios.elements()).toEqual([]);
  await expect.element(field(labels.textsOk)).not.toBeInTheDocument();
  await send.click();
  await expectSent();
  expect(server.mock.calls[0]?.[0]).not.toHaveProperty("contactBy");
});

test("requires consent for texts, but not for calls", async () => {
  await fillContactForm();
  await field(labels.phone).fill(phone);
  await way("Text").click();
  await send.click();
  await expect.element(field(labels.textsOk)).toHaveFocus();
  await expect.element(field(labels.textsOk)).toHaveAccessibleDescription(noConsent);
  await way("Call").click();
  await expect.element(field(labels.textsOk)).not.toBeInTheDocument();
  await way("Text").click();
  await field(labels.textsOk).click();
  await expect.element(page.getByText(noConsent)).not.toBeInTheDocument();
  await send.click();
  await expectSent();
  expect(server.mock.calls[0]?.[0]).toMatchObject({ phone, contactBy: "text", textsOk: true });
});

test("can be filled in and sent by keyboard alone", async () => {
  (await field(labels.firstName).findElement()).focus();
  await userEvent.keyboard("Rosa{Tab}Delgado{Tab}Delgado Plumbing{Tab}rosa@plumbing.example");
  // Checks the first of three services.
  await userEvent.keyboard("{Tab} {Tab}{Tab}{Tab}Plumbing{Tab}Our site is slow.");
  await userEvent.keyboard(`{Tab}${phone}`);
  // Moves to the group, from "Call" to "Text", to the box, and to the button.
  await userEvent.keyboard("{Tab} {ArrowDown}");
  await expect.element(way("Text")).toBeChecked();
  await userEvent.keyboard("{Tab}");
  await expect.element(field(labels.textsOk)).toHaveFocus();
  await userEvent.keyboard(" {Tab}");
  await expect.element(send).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectSent();
  expect(server.mock.calls[0]?.[0]).toMatchObject({
    ...{ lastName: "Delgado", serviceInterests: ["automation"], businessType: "Plumbing" },
    ...{ message: "Our site is slow.", phone, contactBy: "text", textsOk: true },
  });
});

test("is good with the questions about a phone and a mistake", async () => {
  await field(labels.phone).fill(phone);
  await way("Text").click();
  await send.click();
  await expect.element(field(labels.textsOk)).toHaveAccessibleDescription(noConsent);
  await expectGood("the contact form", "lightWhenNarrow");
  await expectGood("the contact form", "darkWhenNarrow");
});
