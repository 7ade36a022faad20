import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { ContactForm } from "../../../../web/src/forms/contact/contact-form.tsx";
import { Container } from "../../../../web/src/ui/container.tsx";
import { dismissToasts } from "../../../../web/src/ui/toast/show-toast.ts";
import { expectGood } from "../../fixtures/good-state.ts";
import { render } from "../../render.tsx";

const phone = "(856) 555-0173";
const { forms } = await commands.content();
const { labels, submit, sent } = forms.contact;

/** What the server gets; it takes everything. */
const received = vi.fn<(data: Record<string, unknown>) => void>();

beforeEach(() => {
  sessionStorage.clear();
  received.mockClear();
  vi.spyOn(window, "fetch").mockImplementation(async (_, { body } = {}) => {
    received(JSON.parse(String(body)).data);
    return Response.json({ result: { received: true } });
  });
  render(
    <Container>
      <ContactForm texts={forms.contact} />
    </Container>,
  );
});

afterEach(async () => {
  vi.restoreAllMocks();
  await dismissToasts();
});

const field = (label: string) => page.getByLabelText(label, { exact: true });
const way = (name: string) => page.getByRole("radio", { name, exact: true });
const send = page.getByRole("button", { name: submit, exact: true });
const radios = page.getByRole("radio");
const noConsent = "Please check this box so we can text you, or choose a call or email";

async function fill(): Promise<void> {
  await field(labels.firstName).fill("Rosa");
  await field(labels.lastName).fill("Delgado");
  await field(labels.companyName).fill("Delgado Plumbing");
  await page.getByRole("textbox", { name: labels.email }).fill("rosa@plumbing.example");
  await page.getByRole("checkbox").first().click();
  await field(labels.businessType).selectOptions("Plumbing");
  await field(labels.message).fill("Our site is slow on a phone.");
}

const expectSent = () =>
  expect.element(page.getByRole("heading", { name: sent.heading })).toBeVisible();

test("asks nothing about a phone without a number, and sends none", async () => {
  await expect.element(field(labels.phone)).not.toHaveAttribute("required");
  expect(radios.elements()).toEqual([]);
  await fill();
  await send.click();
  await expectSent();
  expect(Object.keys(received.mock.calls[0]?.[0] ?? {})).toEqual([
    ...["firstName", "lastName", "companyName", "email", "serviceInterests"],
    ...["businessType", "message", "confirm_topic", "submission_id"],
  ]);
});

test("says at its field what is no number", async () => {
  await fill();
  await field(labels.phone).fill("555-0173");
  await send.click();
  await expect.element(field(labels.phone)).toHaveFocus();
  await expect
    .element(field(labels.phone))
    .toHaveAccessibleDescription(
      "Please enter a phone number with the area code, or leave this empty",
    );
  expect(received).not.toHaveBeenCalled();
});

test("forgets what was chosen for a number that is taken out again", async () => {
  await fill();
  await field(labels.phone).fill(phone);
  await way("Text").click();
  await field(labels.phone).fill("");
  await expect.poll(() => radios.elements()).toEqual([]);
  await expect.element(field(labels.textsOk)).not.toBeInTheDocument();
  await send.click();
  await expectSent();
  expect(received.mock.calls[0]?.[0]).not.toHaveProperty("contactBy");
});

test("wants a consent for texts, and none for calls", async () => {
  await fill();
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
  expect(received.mock.calls[0]?.[0]).toMatchObject({ phone, contactBy: "text", textsOk: true });
});

test("is filled in and sent by keyboard alone", async () => {
  await fill();
  (await field(labels.message).findElement()).focus();
  await userEvent.keyboard(`{Tab}${phone}`);
  // To the group, from "Call" to "Text", to the box, to the button.
  await userEvent.keyboard("{Tab} {ArrowDown}");
  await expect.element(way("Text")).toBeChecked();
  await userEvent.keyboard("{Tab}");
  await expect.element(field(labels.textsOk)).toHaveFocus();
  await userEvent.keyboard(" {Tab}");
  await expect.element(send).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectSent();
  expect(received.mock.calls[0]?.[0]).toMatchObject({ phone, contactBy: "text", textsOk: true });
});

test("is good with the questions about a phone and a mistake", async () => {
  await field(labels.phone).fill(phone);
  await way("Text").click();
  await send.click();
  await expect.element(field(labels.textsOk)).toHaveAccessibleDescription(noConsent);
  await expectGood("the contact form", "lightWhenNarrow");
  await expectGood("the contact form", "darkWhenNarrow");
});
