import { describe, expect, test } from "vitest";
import { contentLinkProblems } from "#web/publish/checks/content-link-problems.ts";
import { iconProblems, symbolIds } from "#web/publish/checks/icon-problems.ts";
import { placeholderProblems, siteValue } from "#web/publish/checks/placeholder-problems.ts";
import { postLinkProblems } from "#web/publish/checks/post-link-problems.ts";
import { offerProblems } from "#web/publish/checks/price-problems.ts";
import { siteAddresses } from "#web/publish/checks/site-addresses.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { smallPage } from "../content/small-page.ts";

const content = readContent();
const addresses = siteAddresses({
  pages: [...content.pages, smallPage("here")],
  posts: [{ path: "/blog/a-post", html: '<h2 id="more">More</h2>' }],
});

test("reports a dead link in the YAML files with its file and field", () => {
  const { prices, blog, site } = content;
  const good = { label: "Go", to: "/contact" };
  const dead = { label: "Go", to: "/nowhere" };
  const plan = { name: "One", price: "on request", bullets: ["It"], highlight: false };
  const areas = { ...blog.sidebar.areas, links: [dead] };
  const page = smallPage("here", {
    sections: [
      { kind: "hero", heading: "Heading", actions: [good] },
      { kind: "band", heading: "Heading", actions: [good, dead] },
    ],
  });
  const [post] = content.posts;
  if (!post) throw new Error("there are posts");
  const asked = { question: "Q", answer: "A" };
  const faq = [
    { ...asked, link: good },
    { ...asked, link: dead },
  ];
  const problems = contentLinkProblems(
    {
      ...content,
      posts: [{ ...post, slug: "a-post", faq }],
      pages: [page],
      prices: { ...prices, plans: { yearly: [{ ...plan, cta: { label: "Ask", to: "#quote" } }] } },
      blog: { ...blog, sidebar: { ...blog.sidebar, areas } },
      site: { ...site, navigation: { ...site.navigation, top: [dead], footer: [] } },
    },
    { addresses },
  );
  expect(problems.map(({ file, field }) => `${file}: ${field}`)).toEqual([
    "web/content/site.yaml: navigation.top.0.to",
    "web/content/prices.yaml: plans.yearly.0.cta.to",
    "web/content/blog.yaml: sidebar.areas.links.0.to",
    "web/content/pages/here.yaml: sections.1.actions.1.to",
    "web/content/posts/a-post.md: faq.1.link.to",
  ]);
  expect(problems.at(-1)?.message).toBe(
    '"/nowhere" leads to /nowhere, which does not exist. Use the path of a page or post.',
  );
});

const markdown = [
  "See [contact](/contact) and [a post](/blog/a-post).",
  "",
  "## More",
  "",
  "- a [dead link](/web-desing)",
  "- back to [more](#more) and [less](#less)",
  "- [elsewhere](https://example.org/x)",
].join("\n");

test("reports a dead link in an article with its line", () => {
  const problems = postLinkProblems({ slug: "a-post", markdown }, { addresses, topics: [] });
  expect(problems.map(problemLine)).toEqual([
    'web/content/posts/a-post.md, line 5: "/web-desing" leads to /web-desing, which does not exist. Use the path of a page or post.',
    'web/content/posts/a-post.md, line 6: "#less" leads to the anchor #less, which is not on /blog/a-post. There: #more.',
  ]);
});

describe("icons", () => {
  const sprite =
    '<svg><symbol id="phone" viewBox="0 0 24 24"></symbol><symbol viewBox="0 0 9 9" id="star"></symbol></svg>';

  test("reads the ids of the sprite", () => {
    expect([...symbolIds(sprite)]).toEqual(["phone", "star"]);
  });

  test("reports an unknown icon with the known ones", () => {
    const page = smallPage("here", {
      sections: [
        {
          kind: "hero",
          heading: "Heading",
          badges: ["star", "telephone"].map((icon) => ({ icon, text: "Words" })),
        },
      ],
    });
    expect(iconProblems([page], symbolIds(sprite)).map(problemLine)).toEqual([
      "web/content/pages/here.yaml: sections.0.badges.1.icon: there is no icon “telephone” in web/src/ui/icons.svg. Use one of phone or star.",
    ]);
  });
});

describe("offers", () => {
  const prices = { ...content.prices, tables: {}, plans: { yearly: [] } };
  const selling = (offers: string) =>
    smallPage("here", { structuredData: { services: [{ name: "Websites", offers }] } });

  test("reports a name that isn't in prices.yaml", () => {
    expect(offerProblems({ pages: [selling("monthly")], prices }).map(problemLine)).toEqual([
      "web/content/pages/here.yaml: structuredData.services.0.offers: “monthly” is neither a group of plans nor a table of prices.yaml. Use one of yearly.",
    ]);
  });

  test("accepts a known one, or none", () => {
    expect(offerProblems({ pages: [selling("yearly"), smallPage("there")], prices })).toEqual([]);
  });
});

describe("the list of placeholders", () => {
  test("reports a name that isn't a field", () => {
    const site = { ...content.site, placeholders: ["phone.display", "phone.fax", "address"] };
    expect(placeholderProblems(site).map(problemLine)).toEqual([
      'web/content/site.yaml: placeholders.1: "phone.fax" is no field of this file. Correct the name, or delete the line.',
      'web/content/site.yaml: placeholders.2: "address" is no field of this file. Correct the name, or delete the line.',
    ]);
  });

  test("numbers count as values", () => {
    expect(siteValue(content.site, "geo.latitude")).toBe(String(content.site.geo.latitude));
  });
});
