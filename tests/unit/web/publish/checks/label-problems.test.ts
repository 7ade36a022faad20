import { describe, expect, test } from "vitest";
import { labelProblems } from "#web/publish/checks/label-problems.ts";
import { postLinkProblems } from "#web/publish/checks/post-link-problems.ts";
import { siteAddresses } from "#web/publish/checks/site-addresses.ts";
import { titleCase } from "#web/publish/checks/title-case.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { smallPage } from "../content/small-page.ts";

const content = readContent();
const { labels, phone, schedulingUrl } = content.site;
const plan = { name: "A", price: "on request", bullets: ["B"], highlight: false };
const call = { label: labels.calendar, to: "/contact?calendar#schedule" };

function problemLinesOf(name: string, ...actions: { label: string; to: string }[]): string[] {
  const page = smallPage(name, { sections: [{ kind: "hero", heading: "Heading", actions }] });
  return labelProblems({ ...content, pages: [page] }).map(problemLine);
}

describe("one thing has one name", () => {
  test.each([
    ["/contact?calendar#schedule", labels.calendar],
    ["/contact", labels.message],
    ["/contact#message", labels.message],
    ["#message", labels.message],
    ["/contact?topic=audit", labels.audit],
    ["#quote", labels.quote],
    [schedulingUrl, labels.bookingService],
    [`tel:${phone.number}`, `Call ${phone.display}`],
  ])("%s is called “%s”", (to, wanted) => {
    expect(problemLinesOf("town", { label: wanted, to })).toEqual([]);
    expect(problemLinesOf("town", { label: "Talk to Us", to })).toEqual([
      `web/content/pages/town.yaml: sections.0.actions.0.label: “Talk to Us” leads to ${to}, which every other place calls “${wanted}”. Write “${wanted}” here. To rename it everywhere, change labels in site.yaml.`,
    ]);
  });

  test.each(["#schedule", "/contact#schedule", "/contact?calendar"])(
    "%s leaves the calendar closed",
    (to) => {
      expect(problemLinesOf("town", { ...call, to })).toEqual([
        `web/content/pages/town.yaml: sections.0.actions.0.label: ${to} doesn't open the calendar there. Write /contact?calendar#schedule as the place where “${labels.calendar}” leads.`,
      ]);
    },
  );

  test.each(["/contact", "/contact#message", "/contact?topic=plan-growth"])(
    "words that promise a call don't lead to %s",
    (to) => {
      for (const label of ["Book an Hour", "Ask for a Free Call"]) {
        expect(problemLinesOf("town", { label, to })).toEqual([
          `web/content/pages/town.yaml: sections.0.actions.0.label: ${to} doesn't open the calendar there. Write /contact?calendar#schedule as the place where “${label}” leads.`,
        ]);
      }
    },
  );

  test("words that promise a call in a post lead only to the calendar", () => {
    const contact = { path: "/contact", sections: [{ id: "schedule" }, { id: "message" }] };
    const context = { addresses: siteAddresses({ pages: [contact], posts: [] }), topics: [] };
    const markdown =
      "One.\n\nNow [book a call](/contact), or [here](/contact), or [call](/contact?calendar#schedule).";
    expect(postLinkProblems({ slug: "a-post", markdown }, context).map(problemLine)).toEqual([
      "web/content/posts/a-post.md, line 3: /contact doesn't open the calendar there. Write /contact?calendar#schedule as the place where “book a call” leads.",
    ]);
  });

  test("allows other words for a special request or another page", () => {
    const special = { label: "Ask About Growth", to: "/contact?topic=plan-growth" };
    const other = { label: "See Our Results", to: "/results" };
    expect(problemLinesOf("town", special, other)).toEqual([]);
  });

  test("allows a label of the specification only in its place", () => {
    const consultation = { ...call, label: "Get Free Consultation" };
    expect(problemLinesOf("web-design-shamong", consultation)).toEqual([]);
    expect(problemLinesOf("web-design-marlton", consultation)).toHaveLength(1);
  });

  test("a plan's button says that it asks", () => {
    const linesWith = (label: string) => {
      const yearly = [{ ...plan, cta: { label, to: "/contact?topic=plan-growth" } }];
      const prices = { ...content.prices, plans: { yearly } };
      return labelProblems({ ...content, prices }).map(problemLine);
    };
    expect(linesWith("Ask About Growth")).toEqual([]);
    expect(linesWith("Choose Growth")).toEqual([
      "web/content/prices.yaml: plans.yearly.0.cta.label: “Choose Growth” opens the contact form. Every other plan's button says so with “Ask About …”.",
    ]);
  });

  test("reads a card's link, a plan's button, the navigation and the blog", () => {
    const link = { label: "Talk to us", to: "/contact" };
    const cards = [
      { title: "One", link },
      { title: "Two", text: "Words." },
    ];
    const page = smallPage("town", { sections: [{ kind: "cards", heading: "Heading", cards }] });
    const { site, prices, blog } = content;
    const navigation = { ...site.navigation, call: link };
    const actions = [{ ...link, style: "primary" as const }];
    const consultation = { ...blog.article.consultation, actions };
    const problems = labelProblems({
      ...content,
      pages: [page],
      site: { ...site, navigation, banner: { ...site.banner, action: link } },
      prices: { ...prices, plans: { yearly: [{ ...plan, cta: link }] } },
      blog: { ...blog, article: { ...blog.article, consultation } },
    });
    expect(problems.map(problemLine).map((line) => line.replace(/: “.*/, ""))).toEqual([
      "web/content/site.yaml: navigation.call.label",
      "web/content/site.yaml: banner.action.label",
      "web/content/prices.yaml: plans.yearly.0.cta.label",
      "web/content/blog.yaml: article.consultation.actions.0.label",
      "web/content/pages/town.yaml: sections.0.cards.0.link.label",
    ]);
  });
});

test("capitalizes each word of a button", () => {
  expect(problemLinesOf("town", { label: "See our results", to: "/results" })).toEqual([
    "web/content/pages/town.yaml: sections.0.actions.0.label: “See our results” is on a button, and our buttons begin each word with a capital. Write “See Our Results”.",
  ]);
});

test("capitalizes each word of a form's and the blog's buttons", () => {
  const { blog, forms } = content;
  const empty = { ...blog.listing.empty, reset: "Show all" };
  const problems = labelProblems({
    ...content,
    blog: { ...blog, listing: { ...blog.listing, empty } },
    forms: { ...forms, contact: { ...forms.contact, submit: "Send message" } },
  });
  expect(problems.map(({ field }) => field)).toEqual(["listing.empty.reset", "contact.submit"]);
});

test.each([
  ["ask about the next one", "Ask About the Next One"],
  ["See what we've built", "See What We've Built"],
  ["Sell on eBay and your iPhone", "Sell on eBay and Your iPhone"],
  ["Email hello@shop.example", "Email hello@shop.example"],
  ["Web design for dentists and shops", "Web Design for Dentists and Shops"],
])("“%s” becomes “%s”", (text, cased) => {
  expect(titleCase(text)).toBe(cased);
});
