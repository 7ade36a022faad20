import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { reviewDays } from "#contract/review";
import { ReviewForm } from "#web/src/forms/review/review-form.tsx";
import {
  dismissToast,
  refuseOnce,
  server,
  standInForServer,
  toast,
} from "../../fixtures/form-server.ts";
import { render } from "../../render.tsx";

standInForServer();

const consent = {
  mayQuote: "You may quote my words on your site",
  mayName: "You may show that name with my words",
  note: "Without the boxes, your review is only for us.",
  elsewhere: "Review us in public, too",
};

const tokenUntil = (ms: number) => `client.entry.${Math.floor(ms / 1000)}.${"s".repeat(43)}`;
const good = tokenUntil(Date.now() + 86_400_000);
const comeWith = (token: string) => history.replaceState(null, "", `?token=${token}`);
beforeEach(() => comeWith(good));

const words = page.getByLabelText("In your words");
const name = page.getByLabelText("Your name as it may appear");
const send = page.getByRole("button", { name: "Send My Review" });
const box = (label: string) => page.getByRole("checkbox", { name: label });

test.each([
  ["", "This page works with the link in one of our messages."],
  ["confirm.x", "This page works with the link in one of our messages."],
  [tokenUntil(Date.now() - 1000), `works for ${reviewDays} days, and yours has ended.`],
])("offers no form for the token %j", async (token, text) => {
  comeWith(token);
  render(<ReviewForm consent={consent} />);
  await expect.element(page.getByRole("status").first()).toHaveTextContent(text);
  expect(send.elements()).toEqual([]);
});

test("asks for what is missing, then sends what they agreed to", async () => {
  render(<ReviewForm consent={consent} />);
  await words.fill("Good");
  await box("You may show that name with my words").click();
  await send.click();
  await expect.element(page.getByText("Review must be at least 10 characters")).toBeVisible();
  await expect.element(page.getByText("Please write your name as it may appear")).toBeVisible();
  expect(server).not.toHaveBeenCalled();
  await words.fill("They answer the phone.");
  await name.fill("Ana R., owner of a bakery");
  await send.click();
  await expect.element(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(server.mock.lastCall?.[0]).toMatchObject({
    ...{ words: "They answer the phone.", name: "Ana R., owner of a bakery" },
    ...{ mayQuote: false, mayName: true, token: good },
  });
});

test("keeps what was written when the link is refused, also over a reload", async () => {
  render(<ReviewForm consent={consent} />);
  refuseOnce(400, "INVALID_ARGUMENT", { code: "INVALID_FIELDS", fields: { form: "No" } });
  await words.fill("They answer the phone.");
  await box("You may quote my words on your site").click();
  await send.click();
  await expect.element(toast).toHaveTextContent("the link has ended or was used already");
  await dismissToast();
  render(<ReviewForm consent={consent} />);
  await expect.element(words).toHaveValue("They answer the phone.");
  await expect.element(box("You may quote my words on your site")).toBeChecked();
});

test("comes back from the outbox to be corrected, also after a reload", async () => {
  history.replaceState(null, "", location.pathname);
  const fields = { words: "They answer the phone.", token: good };
  const draft = { submissionId: crypto.randomUUID(), fields };
  sessionStorage.setItem("draft-review", JSON.stringify(draft));
  render(<ReviewForm consent={consent} />);
  await expect.element(words).toHaveValue(fields.words);
  render(<ReviewForm consent={consent} />);
  await expect.element(words).toHaveValue(fields.words);
  await send.click();
  await expect.element(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(server.mock.lastCall?.[0]).toMatchObject(fields);
});
