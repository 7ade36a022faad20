import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { NewsletterAnswer } from "#contract/newsletter-choice";
import { NewsletterChoice } from "#web/src/site/newsletter/newsletter-choice.tsx";
import { refuseOnce, server, standInForServer } from "../../fixtures/form-server.ts";
import { render } from "../../render.tsx";

standInForServer();

const status = page.getByRole("status").first();
const button = (name: string) => page.getByRole("button", { name });
const heading = page.getByRole("heading", { name: "What we keep about ana@shop.example" });
const ownRecords = {
  email: "ana@shop.example",
  forms: [{ name: "Newsletter form", at: "2026-03-04T12:00:00Z" }],
  goes: 2,
  stays: 0,
};

/** Opens the page of a link, for which the server answers this until a test says otherwise. */
function open(result: NewsletterAnswer): void {
  server.mockImplementation(async () => Response.json({ result }));
  render(<NewsletterChoice />);
}

function answerOnce(result: NewsletterAnswer): void {
  server.mockResolvedValueOnce(Response.json({ result }));
}

const lastChoice = () => server.mock.lastCall?.[0].choice;

test("offers nothing for a link that isn't ours", async () => {
  open({ known: false });
  await expect.element(status).toHaveTextContent("This link doesn't work.");
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("tries again when the server doesn't answer", async () => {
  server.mockRejectedValue(new TypeError("no network"));
  render(<NewsletterChoice />);
  await expect.element(status).toHaveTextContent("We couldn't be reached just now.");
  server.mockImplementation(async () =>
    Response.json({ result: { known: true, purpose: "confirm", state: "waiting" } }),
  );
  await button("Try Again").click();
  await expect.element(status).toHaveTextContent("You're not on the list yet. One tap");
  expect(button("Delete Everything").elements()).toEqual([]);
});

test("explains a link used too often and still lets a reader unsubscribe", async () => {
  const validLink = { known: true, purpose: "about" } as const;
  open({ ...validLink, state: "waiting" });
  await expect.element(page.getByText("We can't list what we have on you right now")).toBeVisible();
  refuseOnce(429, "RESOURCE_EXHAUSTED", { code: "TOO_MANY_REQUESTS" });
  await button("Delete Everything").click();
  await expect.element(status).toHaveTextContent("has been used too many times in the last hour");
  answerOnce({ ...validLink, state: "left" });
  await button("Unsubscribe").click();
  await expect.element(status).toHaveTextContent("You're unsubscribed.");
  expect(lastChoice()).toBe("leave");
});

test("keeps the list of data when later answers come without it", async () => {
  const validLink = { known: true, purpose: "about" } as const;
  open({ ...validLink, state: "confirmed", kept: ownRecords });
  await expect.element(page.getByText("Newsletter form, March 4, 2026")).toBeVisible();
  answerOnce({ ...validLink, state: "left" });
  await button("Unsubscribe").click();
  await expect.element(status).toHaveFocus();
  await expect.element(heading).toBeVisible();
  answerOnce({ ...validLink, state: "left", deletion: "mailed" });
  await button("Delete Everything").click();
  await expect.element(status).toHaveTextContent("We've emailed you a link");
  expect(button("Delete Everything").elements()).toEqual([]);
});

test("deletes only at the second press", async () => {
  const validLink = { known: true, purpose: "delete" } as const;
  open({ ...validLink, state: "confirmed", kept: ownRecords });
  await expect.element(heading).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(1);
  await button("Delete Everything").click();
  await expect.element(page.getByText("This can't be undone.")).toHaveFocus();
  await button("No, Keep It").click();
  await expect.element(button("Delete Everything")).toHaveFocus();
  expect(lastChoice()).toBe("look");
  await button("Delete Everything").click();
  answerOnce({ ...validLink, state: "forgotten" });
  await button("Yes, Delete Everything for Good").click();
  await expect.element(status).toHaveTextContent("Everything is deleted");
});
