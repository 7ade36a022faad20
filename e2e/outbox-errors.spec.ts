import { expect } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
import { contactCall, expectEmptyOutbox, leaveUnsent, unsentNotice } from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const errorBody = {
  status: "INVALID_ARGUMENT",
  message: "Please check",
  details: { code: "INVALID_FIELDS", fields: { email: "Please enter a valid email address" } },
};

test("keeps a refused message until it is opened, fixed and sent", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_|Failed to load resource: .*400/);
  const { form, visitor } = await leaveUnsent(page, context);
  await context.unroute(contactCall);
  await context.route(contactCall, (route) =>
    route.fulfill({ status: 400, json: { error: errorBody } }),
  );

  await test.step("opens a refused message on its own page", async () => {
    await page.getByRole("button", { name: "Send Now" }).tap();
    await unsentNotice(page, "refused").getByRole("button", { name: "Open It" }).tap();
    await form.expectTyped(visitor);
    await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
  });

  await page.close();
  const next = await context.newPage();
  const nextForm = new ContactForm(next);
  await test.step("offers it on the next visit with what to fix", async () => {
    await next.goto("/");
    const notice = unsentNotice(next, "refused");
    const within = `section[aria-label="${await notice.getAttribute("aria-label")}"]`;
    await expectClearControls(next, "notice", { within });
    await notice.getByRole("button", { name: "Open It" }).tap();
    await expect(next).toHaveURL("/contact");
    await nextForm.expectTyped(visitor);
    await expect(nextForm.root.getByText("Please enter a valid email address")).toBeVisible();
    await expect(nextForm.email).toBeFocused();
    await expect(notice).toHaveCount(0);
  });

  await test.step("sends it once it's fixed", async () => {
    await context.unroute(contactCall);
    const corrected = newVisitor();
    await nextForm.email.fill(corrected.email);
    await nextForm.sendButton.tap();
    await expect(nextForm.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toEqual([]);
    expect(await records.leads(corrected.email)).toHaveLength(1);
    await expectEmptyOutbox(next);
  });
});
