import { expect } from "playwright/test";
import { content, sectionsOf } from "./fixtures/site-content.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use(withMotion);

const sections = sectionsOf("/");

test("all sections stand in their order, testimonials have quote, author and role, and calls to action lead where they should", async ({
  page,
}) => {
  await page.goto("/");
  const [hero, ...others] = sections;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero?.heading ?? "no hero");
  await expect(page.locator("main > section > div > div > h2, main section h2")).toHaveText(
    others.map(({ heading }) => heading),
  );
  const main = page.getByRole("main");
  const ids = [
    "testimonials services portfolio local experience industries",
    "coverage growth local-web-design team faq",
  ];
  for (const id of ids.join(" ").split(" ")) await expect(main.locator(`#${id}`)).toBeVisible();
  await expect(main.locator("#local h3")).toHaveCount(3);
  await expect(main.locator("#industries h3")).toHaveText([
    "Healthcare and medical",
    "Home services",
    "Professional services",
    "Retail and restaurants",
  ]);
  await expect(main.locator("#coverage h3")).toHaveText([
    "Burlington County",
    "Camden County",
    "Gloucester County",
    "Atlantic County",
  ]);
  for (const fact of ["300+", "Many", "100%"]) {
    await expect(main.locator("#experience").getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(main.locator("#local-web-design h3")).toHaveCount(4);
  await expect(main.locator("#faq details")).toHaveCount(5);

  for (const { quote, author, role } of content.testimonials) {
    const card = page.locator("#testimonials figure").filter({ hasText: author });
    await expect(card.locator("blockquote")).toHaveText(quote);
    await expect(card.locator("figcaption")).toContainText(role);
  }
  const links = [
    ["Book a Free Strategy Call", "/contact?calendar#schedule"],
    ["Get a Free Audit", "/contact?topic=audit#message"],
    ["Web Design Services", "/web-design"],
    ["View All Projects", "/results"],
  ] as const;
  for (const [name, target] of links) {
    const link = main.getByRole("link", { name, exact: true }).first();
    await expect(link).toHaveAttribute("href", target);
  }
  const team = page.locator("section").filter({
    has: page.getByRole("heading", { name: "Team Dashboard Access" }),
  });
  await expect(team.getByRole("link")).toHaveAttribute("href", "/auth");
});

test("questions open and close with the keyboard, and the name beside the navigation keeps to two lines", async ({
  page,
}) => {
  await page.goto("/");
  const [first, second] = await page.locator("#faq details").all();
  if (!first || !second) throw new Error("there are no questions");
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(first.locator("p")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(second.locator("summary")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(second.locator("p")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(second.locator("p")).toBeHidden();

  const name = page.getByRole("banner").getByRole("link", { name: content.site.name });
  for (const width of [360, 768, 1199, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await name.evaluate(
      (link) => link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight),
    );
    expect(Math.round(lines), `${width} px`).toBeLessThanOrEqual(2);
  }
});
