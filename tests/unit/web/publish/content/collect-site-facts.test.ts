import { expect, test } from "vitest";
import { siteFacts } from "#contract/site-facts";
import { siteFactsOf } from "#web/publish/content/collect-site-facts.ts";
import { readContent } from "#web/publish/content/read-content.ts";

const content = readContent();

test("gives the functions the business's facts as pages say them", () => {
  const facts = siteFacts.parse(siteFactsOf(content));
  expect(facts).toMatchObject({
    name: "Pitch Pine Web & Automation",
    signer: "Sam P.",
    phone: { display: "(856) 555-0142", number: "+18565550142" },
    hours: "Monday to Friday, 9\u00a0am\u00a0to\u00a05\u00a0pm",
    reply_time: "24 hours",
  });
  expect(facts.pages).toMatchObject({
    "/": "Home",
    "/web-design-mount-laurel": "Web design in Mount Laurel",
    "/ai-automation-pricing": "AI automation pricing",
    "/privacy": "Privacy",
    "/blog/town-pages-local-seo-guide": content.posts.find(({ path }) =>
      path.includes("town-pages"),
    )?.title,
  });
  expect(facts.pages, "only the team's").not.toHaveProperty("/auth");
  expect(facts.towns).toContain("Mount Laurel");
  expect(facts.address).toMatch(/^[^,]+, [^,]+, NJ \d{5}$/);
  expect(facts.prices?.together).toBe("Together");
  expect(facts.prices?.lines).toContainEqual({
    text: "7 pages: $1,600 once",
    once: { amount: 1600, isFrom: false },
    yearly: { amount: 0, isFrom: false },
  });
  const newest = content.posts.slice(0, 3).map(({ title, path }) => ({ title, path }));
  expect(facts.posts).toMatchObject(newest);
});

test("names nobody when the page that tells the story is off the site", () => {
  const pages = content.pages.filter(({ path }) => path !== "/about");
  expect(siteFacts.parse(siteFactsOf({ ...content, pages }))).not.toHaveProperty("signer");
});

test("promises no reply time when the claim isn't on the site", () => {
  const { reply_time: _, ...claims } = content.claims;
  expect(siteFacts.parse(siteFactsOf({ ...content, claims }))).not.toHaveProperty("reply_time");
});
