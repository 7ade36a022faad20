import { expect } from "playwright/test";
import { content, sectionsOf } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

const { site } = content;
const calendarOrigin = new URL(site.schedulingUrl).origin;

test("it has the form, the local areas, buttons that lead on, and a calendar that is fetched when it is asked for", async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  await page.route(`${calendarOrigin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<h1>Pick a time</h1>" });
  });
  const main = page.getByRole("main");
  await page.goto("/contact");

  await test.step("it has the form, the calendar and the local areas", async () => {
    await expect(page.locator("main section h2")).toHaveText(
      sectionsOf("/contact")
        .filter(({ kind }) => kind !== "hero")
        .map(({ heading }) => heading),
    );
    await expect(page.locator('form[name="contact"]')).toBeVisible();
    const towns = ["Berlin", "Cherry Hill", "Haddonfield", "Marlton", "Medford", "Mount Laurel"];
    for (const town of [...towns, "Shamong", "Voorhees"]) {
      await expect(main.getByRole("link", { name: `Web design in ${town}` })).toHaveAttribute(
        "href",
        `/web-design-${town.toLowerCase().replace(" ", "-")}`,
      );
    }
  });

  await test.step("the buttons on top lead down the page, to the phone and to the mail", async () => {
    await main.getByRole("link", { name: site.labels.message }).first().click();
    await expect(page).toHaveURL("/contact#message");
    await expect(page.locator("#message h2")).toBeInViewport();
    await expect(
      main.getByRole("link", { name: `Call ${site.phone.display}` }).first(),
    ).toHaveAttribute("href", `tel:${site.phone.number}`);
    await expect(main.getByRole("link", { name: `Email ${site.email}` })).toHaveAttribute(
      "href",
      `mailto:${site.email}`,
    );
  });

  await test.step("the calendar is fetched when it is asked for, and not before", async () => {
    const button = page.getByRole("button", { name: "Show the Calendar" });
    await button.hover();
    await expect(page.locator('[data-island="scheduler"]')).toHaveAttribute("data-ready", "");
    const beside = page.getByRole("link", { name: "Open It in a New Tab Instead" });
    await expect(beside).toHaveAttribute("href", site.schedulingUrl);
    await expect(beside).toHaveAttribute("target", "_blank");
    expect(asked).toEqual([]);

    problems.expectNone();
    problems.expect(new RegExp(`request to another origin: ${calendarOrigin}`));
    await button.click();
    const frame = page.frameLocator(`iframe[title*="${site.schedulingMinutes}-minute call"]`);
    await expect(frame.getByText("Pick a time")).toBeVisible();
    expect(asked).toEqual([site.schedulingUrl]);
    await expect(page.getByRole("link", { name: "Open it in a new window" })).toHaveAttribute(
      "href",
      site.schedulingUrl,
    );
  });
});
