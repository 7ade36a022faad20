import { expect, type Page } from "playwright/test";
import { leaveUnsent, outboxForms, unsentNotice } from "./fixtures/outbox.ts";
import { expectClearOfOpening, overlap } from "./fixtures/overlap.ts";
import { ShortForm } from "./fixtures/short-form.ts";
import { test } from "./fixtures/test.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const banner = (page: Page) => page.getByRole("complementary", { name: /Talk it over/ });

test("shows a whole toast above the banner", async ({ page }) => {
  const form = new ShortForm(page, "/web-design");
  await form.open();
  await form.button.click();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await form.button.scrollIntoViewIfNeeded();
    // Hovering pauses the toast's timer.
    await form.toasts.hover();
    await expect(banner(page)).toBeVisible();
    await expect.poll(() => overlap(form.toasts, banner(page))).toBe(0);
    await expect(form.toasts).toBeInViewport({ ratio: 1 });
  }

  await test.step("moves the toast down when the banner has gone", async () => {
    const before = (await form.toasts.boundingBox())?.y ?? 0;
    await banner(page).getByRole("button").click();
    await expect.poll(async () => (await form.toasts.boundingBox())?.y).toBeGreaterThan(before);
  });
});

test("keeps notices of unsent messages off the buttons at a page's top", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_/);
  await leaveUnsent(page, context);
  const states = {
    waiting: { since: Date.now(), refusal: undefined },
    old: { since: 0, refusal: undefined },
    refused: { since: Date.now(), refusal: { fields: {} } },
  } as const;
  for (const path of ["/", "/web-design-shamong"]) {
    await page.goto(path);
    for (const state of ["waiting", "old", "refused"] as const) {
      await outboxForms(page, states[state]);
      const notice = unsentNotice(page, state);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectClearOfOpening(page, notice);
      }
    }
  }
});
