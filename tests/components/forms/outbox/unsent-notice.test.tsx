import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ContactForm } from "#web/src/forms/contact/contact-form.tsx";
import { anyFields, formDraft } from "#web/src/forms/form-draft.ts";
import {
  putUnsent,
  readUnsent,
  removeUnsent,
  type UnsentForm,
} from "#web/src/forms/outbox/outbox-store.ts";
import { openOutbox, refresh } from "#web/src/forms/outbox/page-outbox.ts";
import { fillContactForm, forms, send } from "../../fixtures/contact-form.ts";
import { refuseOnce, server, standInForServer, toast } from "../../fixtures/form-server.ts";
import { render } from "../../render.tsx";

const { waiting, refused, old } = forms.unsent;
const dayMs = 24 * 60 * 60 * 1000;
const sentToast = "Message sent successfully!";
const around = /around (\w+day )?\d{1,2}:\d\d\s[AP]M/;

standInForServer();
afterEach(async () => {
  for (const { id } of await readUnsent()) await removeUnsent(id);
  await refresh();
});

const notice = ({ one }: { one: string }) => page.getByRole("region", { name: one });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Opens a page on a device where a message waits. */
async function openWith(change: Partial<UnsentForm> = {}): Promise<void> {
  const id = crypto.randomUUID();
  await putUnsent({
    ...{ id, submissionId: id, path: "/api/send-contact-email", form: "contact", page: "/contact" },
    ...{ data: { email: "rosa@plumbing.example" }, sent: { title: sentToast } },
    ...{ since: Date.now(), tries: 0, ...change },
  });
  await openOutbox();
}

async function expectSent(): Promise<void> {
  await expect.element(toast).toHaveTextContent(sentToast);
  expect(await readUnsent()).toEqual([]);
}

test("names the waiting message and sends it on request", async () => {
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  await openWith();
  await expect.element(notice(waiting)).toHaveTextContent(waiting.one);
  await button(waiting.sendNow).click();
  await expect.element(notice(waiting)).toHaveTextContent(forms.unsent.stillUnanswered);
  server.mockReset();
  server.mockResolvedValue(Response.json({ result: { received: true } }));
  await button(waiting.sendNow).click();
  await expectSent();
  await expect.element(notice(waiting)).not.toBeInTheDocument();
});

test("stays hidden for the visit after Later, and sends the message", async () => {
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await openWith();
  await button(forms.unsent.later).click();
  await expect.element(notice(waiting)).not.toBeInTheDocument();
  await refresh();
  expect(notice(waiting).elements()).toEqual([]);
  await openOutbox();
  await expectSent();
});

test("retries a busy server only when the visitor asks", async () => {
  refuseOnce(503, "UNAVAILABLE");
  await openWith();
  await expect.element(notice(waiting)).toBeVisible();
  expect(await readUnsent()).toMatchObject([{ tries: 1 }]);
  await openOutbox();
  expect(server).toHaveBeenCalledOnce();
  await button(waiting.sendNow).click();
  await expectSent();
});

test("asks after a month before it sends a message", async () => {
  await openWith({ since: Date.now() - 31 * dayMs });
  await expect.element(notice(old)).toBeVisible();
  expect(server).not.toHaveBeenCalled();
  await button(old.send).click();
  await expectSent();
  expect(server).toHaveBeenCalledOnce();
});

test("reports a message that was deleted unsent after two months", async () => {
  await openWith({ since: Date.now() - 61 * dayMs });
  await expect.element(toast).toHaveTextContent("1 message was deleted from this device");
  await expect.element(toast).toHaveTextContent("never sent");
  expect(await readUnsent()).toEqual([]);
  expect(server).not.toHaveBeenCalled();
});

test("deletes a refused message with two presses", async () => {
  await openWith({ refusal: { code: "INVALID_FIELDS" } });
  await button(forms.unsent.remove).click();
  expect(await readUnsent()).toHaveLength(1);
  await button(forms.unsent.confirmRemove).click();
  await expect.element(notice(refused)).not.toBeInTheDocument();
  expect(await readUnsent()).toEqual([]);
});

test("doesn't confirm a message that was refused later and deleted", async () => {
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  render(<ContactForm texts={forms.contact} />);
  await fillContactForm();
  await send.click();
  await expect.element(button(waiting.sendNow)).toBeVisible();
  refuseOnce(400, "INVALID_ARGUMENT", { code: "INVALID_FIELDS" });
  await button(waiting.sendNow).click();
  await button(forms.unsent.remove).click();
  await button(forms.unsent.confirmRemove).click();
  await expect.element(send).toBeVisible();
  expect(page.getByText("rosa@plumbing.example").elements()).toEqual([]);
});

test("says when a message goes out after the server was too busy", async () => {
  refuseOnce(429, "RESOURCE_EXHAUSTED", { code: "TOO_MANY_REQUESTS", retryAfterSeconds: 600 });
  render(<ContactForm texts={forms.contact} />);
  await fillContactForm();
  await send.click();
  const heading = page.getByRole("heading", { name: "Saved. It'll go out around" });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toHaveTextContent(around);
  await expect.element(page.getByText("We're getting a lot of messages")).toHaveTextContent(/call/);
  expect(toast.elements()).toEqual([]);
  render(<p>Another page</p>);
  const crowded = page.getByRole("region", { name: "1 message is saved here and will go out" });
  await expect.element(crowded).toHaveTextContent(around);
  expect(button(waiting.sendNow).elements()).toEqual([]);
  await openOutbox();
  expect(server).toHaveBeenCalledOnce();
});

test("says about each of two messages that it was sent", async () => {
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await openWith({ sent: { title: "Your quote is on its way" } });
  await openWith();
  const quote = page.getByText("Your quote is on its way");
  const message = toast.filter({ hasText: sentToast });
  await message.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(quote).toBeVisible();
  await quote.click();
});

test("opens a refused message only if its form is empty", async () => {
  const typed = { submissionId: crypto.randomUUID(), fields: { message: "Another one" } };
  formDraft("contact", anyFields).write(typed);
  await openWith({ refusal: { code: "INVALID_FIELDS" } });
  await button(refused.open).click();
  await expect.element(page.getByText(refused.typed)).toBeVisible();
  expect(formDraft("contact", anyFields).read()).toEqual(typed);
  expect(await readUnsent()).toHaveLength(1);
});
