import { expect, test } from "vitest";
import { allProblems } from "#web/publish/checks/all-problems.ts";
import { readProjectFiles } from "#web/publish/checks/project-files.ts";
import { voiceExempt } from "#web/publish/checks/voice-exempt.ts";
import { voiceProblems } from "#web/publish/checks/voice-problems.ts";
import { voiceMessages } from "#web/publish/checks/voice-rules.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";
import { smallPage } from "../content/small-page.ts";

const content = readTypedContent();
const files = readProjectFiles();

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("no check finds a problem in the delivered content", () => {
  expect(allProblems(content, files)).toEqual([]);
});

test("content:check reads the content, articles and newsletters", () => {
  const site = { ...content.site, tagline: "You will wait" };
  const posts = [{ slug: "a", markdown: "---\ntopic: A\n---\n\nYou will wait" }];
  const issues = [{ name: "2026-12-01", markdown: "---\nsubject: A\n---\n\nYou will wait" }];
  const problems = allProblems({ ...content, site }, { ...files, posts, issues });
  const says = "says “You will”. Say “you'll”.";
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ["web/content/site.yaml", says],
    ["web/content/posts/a.md", says],
    ["web/content/newsletter/2026-12-01.md", says],
  ]);
});

test.each([
  ["We do not build for everyone.", "says “do not”. Say “don't”."],
  ["You will hear from us.", "says “You will”. Say “you'll”."],
  ["We are a small shop.", "says “We are”. Say “we're”."],
  ["Fill in the short form.", "says “Fill in the short form”. Say “fill out”."],
  ["Call us in order to start.", "says “in order to”. Say “to”."],
  ["You must not touch it.", "says “must not”. Say “can't or don't”."],
  ["It is ready, and it works.", "says “It is”. Say “it's”."],
  ["Soon it will rain.", "says “it will”. Say “it'll”."],
  ["If there is time, call.", "says “there is”. Say “there's”."],
  ["What is it worth?", "says “What is”. Say “what's”."],
  ["One price. That is all of it.", "says “That is”. Say “that's”."],
  ["No phone queues.", "says “queues”. Say “line, or calls on hold”."],
])("%s", (text, message) => {
  expect(voiceMessages(text)).toEqual([message]);
});

test.each([
  "Say who you are, what you do and where we are.",
  "We don't build for everyone, and you'll hear why.",
  "A stick, a ticket, towardly.",
  "Say what it is for, how it will look, and whatever there is.",
  "A page that is up beats one that isn't.",
  `${words(28)}. ${words(28)}! “${words(28)}?” ${words(28)}.`,
  `${words(26)} {{prices.package_5_pages}} {town}.`,
  ...voiceExempt,
])("finds nothing wrong with %j", (text) => {
  expect(voiceMessages(text)).toEqual([]);
});

test("reports a sentence of 29 words with its beginning", () => {
  expect(voiceMessages(`Fine. Long ${words(28)}. Fine.`)).toEqual([
    expect.stringMatching(/^the sentence “Long word word .*…” has 29 words\. Make two of it/),
  ]);
});

test("reports a long page without contractions, and a word's place", () => {
  const page = (intro: string) =>
    smallPage("stiff", {
      sections: [
        { kind: "hero", heading: "Heading", intro },
        { kind: "band", heading: "We cannot", actions: [{ label: "Call us", to: "/contact" }] },
      ],
    });
  const linesOf = (intro: string) =>
    voiceProblems({ ...content, pages: [page(intro)], posts: [] }, []).map(
      ({ file, field, message }) => `${file} ${field}: ${message}`,
    );
  const sentences = Array.from({ length: 10 }, () => `${words(16)}.`).join(" ");
  const cannot = "web/content/pages/stiff.yaml sections.1.heading: says “cannot”. Say “can't”.";
  expect(linesOf(sentences)).toEqual([
    expect.stringMatching(/stiff\.yaml sections: not one contraction in 1\d\d words\./),
    cannot,
  ]);
  expect(linesOf(`${sentences} That's it.`)).toEqual([cannot]);
  expect(linesOf("Few words.")).toEqual([cannot]);
});

test("reads an article's text with its lines, but not links and code", () => {
  const markdown = [
    "---\ntopic: A\n---",
    "## We cannot",
    "Good, [see](/shall) _it_.",
    "- Not\n- whilst you wait",
    "| Upon | B |\n|---|---|\n| C | We shall |",
  ].join("\n\n");
  const problems = voiceProblems({ ...content, pages: [], posts: [] }, [{ slug: "a", markdown }]);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [5, "says “cannot”. Say “can't”."],
    [10, "says “whilst”. Say “while”."],
    [12, "says “Upon”. Say “on”."],
    [14, "says “shall”. Say “will”."],
  ]);
});
