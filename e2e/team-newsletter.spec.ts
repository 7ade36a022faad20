import { expect } from "playwright/test";
import { expectAccessible } from "./fixtures/accessibility.ts";
import { storedOnDevice } from "./fixtures/device.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("members of the company that sends the newsletter see who gets it; others see nothing of it", async ({
  page,
  company,
}) => {
  const card = page.getByRole("region", { name: "Newsletter" });
  await test.step("a company without one has no such card", async () => {
    await openDashboard(page, company.email);
    // Also that there's nothing is kept on the device.
    await expect.poll(() => storedOnDevice(page)).toContain('"documentId":"newsletter"');
    await expect(card).toHaveCount(0);
  });
  await test.step("counts come as they are noted, by week and source", async () => {
    await company.noteNewsletter({ confirmed: 0, weeks: [] });
    await expect(card).toContainText("No confirmed readers");
    await expect(card).toContainText("Nobody has signed up in the last four weeks.");
    await company.noteNewsletter({
      confirmed: 1204,
      weeks: [
        { week: "2026-11-16", source: "web-design-page", signups: 12, confirmed: 7 },
        { week: "2026-11-16", source: "mount-laurel-web-design-page", signups: 1, confirmed: 0 },
        { week: "2026-11-09", source: "web-design-page", signups: 3, confirmed: 3 },
      ],
    });
    await expect(card).toContainText("1,204 confirmed readers");
    const rows = (await card.getByRole("row").allInnerTexts()).map((row) => row.split(/\s*\t\s*/));
    expect(rows).toEqual([
      ["Sign-ups", "All", "Confirmed"],
      ["Week of Nov 16"],
      ["From the web design page", "12", "7"],
      ["From the Mount Laurel page", "1", "0"],
      ["Week of Nov 9"],
      ["From the web design page", "3", "3"],
    ]);
    await expectAccessible(page, "the newsletter's card");
  });
});
