import { describe, expect, test } from "vitest";
import { type LinkContext, linkProblems } from "#web/publish/checks/link-problems.ts";
import { siteAddresses } from "#web/publish/checks/site-addresses.ts";
import { renderMarkdown } from "#web/publish/content/post-markdown.ts";

const addresses = siteAddresses({
  pages: [
    { path: "/", sections: [{ id: "services" }, {}] },
    { path: "/contact", sections: [{ id: "message" }, { id: "schedule" }] },
    { path: "/offline", sections: [{}] },
  ],
  posts: [{ path: "/blog/a-post", html: renderMarkdown("## First\n\n### Part").html }],
});
const context: LinkContext = { addresses, topics: ["audit", "raffle"], ownPath: "/" };

test.each([
  ...["/", "/#services", "#services", "/offline#try-again", "/auth", "/dashboard"],
  ...["/contact", "/contact#schedule", "/contact?topic=audit", "/contact?topic=audit#message"],
  ...["/blog", "/blog/a-post", "/blog/a-post#first", "/blog/a-post#part"],
  ...["https://elsewhere.example/nothing#here", "tel:+18565550142", "mailto:hello@agency.example"],
])("accepts the link %s", (link) => {
  expect(linkProblems(link, context)).toEqual([]);
});

describe("links that lead nowhere", () => {
  const butNotThere = 'but doesn\'t lead to it. Write "/contact?topic=audit".';

  const dead: Record<string, string> = {
    "/contakt": "leads to /contakt, which does not exist. Use the path of a page or post.",
    "/blog/another":
      "leads to /blog/another, which does not exist. Use the path of a page or post.",
    "/contact/": "leads to /contact/, which does not exist. Use the path of a page or post.",
    "/contact#form":
      "leads to the anchor #form, which is not on /contact. There: #message, #schedule.",
    "/blog/a-post#second":
      "leads to the anchor #second, which is not on /blog/a-post. There: #first, #part.",
    "/auth#top": "leads to the anchor #top, which is not on /auth. There: none.",
    "#message": "leads to the anchor #message, which is not on /. There: #services.",
    "/contact?topic=adit":
      'names the topic "adit", which is not in forms.yaml under contact.topics. There: audit, raffle.',
    "/contact?topic=audit#schedule": `fills in the form, ${butNotThere}`,
    "/contact?calendar&topic=audit": `fills in the form, ${butNotThere}`,
    "/?topic=audit": "carries a topic, which only /contact understands.",
  };

  test.each(Object.entries(dead))("refuses %s", (link, says) => {
    expect(linkProblems(link, context)).toEqual([`"${link}" ${says}`]);
  });

  test("a bare anchor in a file that several pages share", () => {
    expect(linkProblems("#services", { ...context, ownPath: undefined })).toEqual([
      '"#services" works on one page only. Write the page before it, such as "/contact#services".',
    ]);
  });

  test.each(["/contact", "/contact?topic=audit"])(
    "%s without a form on the contact page",
    (link) => {
      const formless = siteAddresses({
        pages: [{ path: "/contact", sections: [{ id: "schedule" }] }],
        posts: [],
      });
      expect(linkProblems(link, { ...context, addresses: formless })[0]).toBe(
        `"${link}" leads to the anchor #message, which is not on /contact. There: #schedule.`,
      );
    },
  );

  test("reports both a wrong anchor and a wrong topic", () => {
    expect(linkProblems("/contact?topic=x#y", context)).toHaveLength(2);
  });
});
