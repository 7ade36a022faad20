import { expect, test } from "vitest";
import { fillReply } from "#web/src/team/leads/replies/fill-reply.ts";
import { replies } from "#web/src/team/leads/replies/replies-schema.ts";

const words = {
  asked: { automation: "AI automation", seo: "your website", social: "social media" },
  unknown: { name: "there", town: "South Jersey", asked: "your website" },
};
const reply = { name: "A", subject: "[asked]", text: "Hi [name] in [town], [name]" };

test("fills in what the form says", () => {
  const lead = { first_name: " Ana ", town: "Medford", service_interests: ["social", "seo", "x"] };
  expect(fillReply(reply, lead, words)).toEqual({
    subject: "your website and social media",
    text: "Hi Ana in Medford, Ana",
  });
});

test("uses general words for what the form doesn't say", () => {
  expect(fillReply(reply, { first_name: "", town: " " }, words)).toEqual({
    subject: "your website",
    text: "Hi there in South Jersey, there",
  });
});

test("never fills in a visitor's words again", () => {
  const lead = { first_name: "[town] $& {{site.name}}", town: "[name]" };
  expect(fillReply(reply, lead, words).text).toBe(
    "Hi [town] $& {{site.name}} in [name], [town] $& {{site.name}}",
  );
});

test("refuses a text with a name that we can't fill in", () => {
  const review = { subject: "Hi [name]", text: "[link]" };
  const withText = (text: string) =>
    replies.safeParse({ ...words, review, replies: [{ name: "A", subject: "B", text }] });
  expect(withText("Hi [name]").success).toBe(true);
  expect(withText("Hi [nmae]").error?.issues[0]?.message).toBe(
    "in square brackets, use only [name], [town], [asked]: the app fills them in",
  );
  expect(replies.safeParse({ ...words, review, replies: [] }).success).toBe(false);
  const asking = (text: string) => replies.shape.review.safeParse({ ...review, text }).success;
  expect(["Hi [name]: [link]", "Hi [name]", "[link] in [town]"].map(asking)).toEqual([
    ...[true, false, false],
  ]);
});
