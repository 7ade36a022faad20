import { expect } from "playwright/test";
import { expectAccessible } from "./fixtures/accessibility.ts";
import { storedOnDevice } from "./fixtures/device.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { expectKept, test } from "./fixtures/team-area.ts";

test.use({ serviceWorker: true });

test.beforeEach(({ problems }) => expectNoConnection(problems));

test("members read since when email isn't going out, and where messages are, as it happens and without a network", async ({
  page,
  company,
}) => {
  const notice = page.getByRole("status").filter({ hasText: "Email hasn't gone out since" });
  await test.step("nothing is said while email goes out, or nothing is known of it", async () => {
    await openDashboard(page, company.email);
    await expect(page.getByText("No unanswered leads")).toBeVisible();
    await company.noteMail(null);
    await expect.poll(() => storedOnDevice(page)).toContain("stuck_since");
    await expect(notice).toHaveCount(0);
  });
  await test.step("it stops: the page says so at once, with the time where the business is", async () => {
    // 14:05 in New Jersey, on a day long past.
    await company.noteMail(new Date("2026-01-12T19:05:00Z"));
    await expect(notice).toContainText(/since Mon, Jan 12 at 2:05\sPM\./);
    await expect(notice.getByRole("link", { name: "Company leads" })).toHaveAttribute(
      "href",
      "/company-leads",
    );
    await expectAccessible(page, "email isn't going out");
  });
  await test.step("a start without a network says what was known", async () => {
    await expectKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(notice).toBeVisible();
    await page.context().setOffline(false);
  });
  await test.step("it goes out again: nothing is said any more", async () => {
    await company.noteMail(null);
    await expect(notice).toHaveCount(0);
  });
});
