import { describe, expect, test } from "vitest";
import { contentText } from "#web/publish/content/content-text.ts";
import { problemLinesAfter, problemLinesOf } from "./problem-lines.ts";

const prices = "prices.yaml";
const site = "site.yaml";
const home = "pages/home.yaml";
const claims = "claims.yaml";
const post = "posts/website-speed-for-local-businesses.md";

/** What the owner types in place of a pattern in each file, and the end of the sentence that reports it. */
const slips: Record<string, Record<string, string>> = {
  [prices]: {
    "amount: 1200 -> amount: $1,300":
      "Prices, entries, package_5_pages, amount: write whole dollars without $ or comma, such as 1300 (now “$1,300”)",
    "amount: 1200 -> amount: 1300.50":
      "amount: write whole dollars without $ or comma, such as 1300 (now “1300.5”)",
    "{amount: 1350} -> {amount: 1,350}":
      "package_6_pages, 350: there is a comma in a number. Write it without one, such as 1350.",
    "{amount: 1350} -> {amount:1350}": "a space is missing after the colon. Write “amount: 1350”",
    "{amount: 1350} -> {amount: 0}":
      "a price is more than 0. Say in words what costs nothing, and delete this entry (now “0”)",
    "{amount: 1350} -> amount:1350":
      "package_6_pages: a space is missing after the colon. Write “amount: 1350” (now “amount:1350”)",
    "{key: package_5_pages} -> {key: package_5_page}":
      "“package_5_page” is not among the entries of prices.yaml. Did you mean “package_5_pages”?",
    "per: a year -> per: yearly":
      "Prices, plans, 1st yearly plan “Essential”, price, for how long (per): write /month, a month, a year, /hour or per project (now “yearly”)",
    " {10}- The same, plus .*\n -> ":
      "website-packages, 2nd row: this row has 2 cells. Write one for each column: Pages, Price, Best for",
    "- Social branding -> - Social\n          - branding":
      "Prices, tables, ai-setup, 2nd row: this row has 3 cells. Write one for each column: Service, Setup",
    "highlight: true -> highlight: yes": "3rd row, highlight: write true or false (now “yes”)",
  },
  [site]: {
    "placeholders:\n(?: {2}- .*\n)+ -> placeholders:\n":
      "there is nothing after “placeholders:”: write a list here: each entry on a line of its own that begins with “- ”, or delete the line",
    "^email: .*$ -> email:": "Site, email: there is nothing after “email:”: write an email address",
    "Mo-Fr 09:00-17:00\n -> Monday to Friday 8am - 6pm\n":
      "write the hours as Mo-Fr 09:00-17:00: days from Mo to Su, times from 00:00 to 24:00. A second span follows a comma: Mo-Fr 09:00-17:00, Sa 10:00-13:00 (now “Monday to Friday 8am - 6pm”)",
    "^ {2}display: .*$ ->   display: (609) 555-0188":
      "phone as people read it (display): display and number are two different phone numbers. Change the one that is out of date (now “(609) 555-0188”)",
    '"08009" -> 08009': 'postal code: put quotation marks around it, like "24" (now “8009”)',
    "(call: .*) to: .*} -> $1 to: www.example.com/book}":
      'navigation, call, where the link leads (to): use a path such as "/contact", an anchor such as "#services", or an https:, mailto: or tel: address (now “www.example.com/book”)',
    "(action: .*) to: .*} -> $1 to: https://x:abc/}":
      'banner, action, where the link leads (to): use a path such as "/contact", an anchor such as "#services", or an https:, mailto: or tel: address (now “https://x:abc/”)',
    "geo: -> geo:\n  lattitude: 3":
      "there is no field “lattitude” here. Did you mean “latitude”? Check the spaces at the start of the line, too.",
  },
  "replies.yaml": {
    "[\\s\\S]+ -> # Nothing\n": "Replies: there is nothing in the file but comments",
  },
  [home]: {
    "tone: tinted -> tone: blue": "background (tone): write plain, tinted or deep (now “blue”)",
    // The nearest one comes first.
    "kind: faq -> kind: FAQ":
      "lists, story, prose, steps, price-table, plans, estimator, checkup, faq, band, form, scheduler, newsletter, review) (now “FAQ”)",
    'heading: One free call.* -> heading: "  "': "section “start”, heading: write a text here",
    "heading: One free call.* -> headline: One": "section “start”, heading: the line “heading: …”",
    "heading: One free call.* -> heading: {{site.name}}":
      'a text that begins with {{ needs quotation marks around the whole of it, like "{{site.name}} is here".',
    "heading: One free call.* -> heading: 30":
      'heading: put quotation marks around it, like "24" (now “30”)',
    "ids: .*plumber] -> ids: []": "testimonials (ids): write at least 1 entry here (now 0)",
    "ids: .*plumber] -> ids: landscaper":
      "testimonials (ids): write a list here: each entry on a line of its own that begins with “- ” (now “landscaper”)",
    "width: 640 -> width: 640px": "picture, width: write a number, such as 25 (now “640px”)",
    [`^title: .*$ -> title: ${"x".repeat(64)}`]:
      "Home, title: keep the title under 60 characters (now 64)",
    [`^title: .*$ -> title: ${"x".repeat(35)} {{claims.reply_measured}}`]:
      "Home, title: {{claims.reply_measured}} is in these words, but claims.yaml says publish: no",
    "^title: -> headline: x\ntitle:": "Home, headline: there is no field “headline” here.",
    "{{claims.chat_share}} -> {{claims.chatshare}}":
      "4th card “Chatbots that know your business”, text: {{claims.chatshare}} is not known: there is no such name in claims.yaml. Did you mean {{claims.chat_share}}?",
    "{{claims.chat_share}} -> {{chat_share}}":
      "{{chat_share}} is not known: begin with site., claims. or prices.",
  },
  "pages/web-design-berlin.yaml": {
    "{name: Five pages, price: {key: package_5_pages}} -> {name: Five pages}":
      "1st offer “Five pages”, price: the line “price: …” is missing. It is needed: write a price as { key: package_5_pages }, with from: true or per: /month, a month, a year, /hour or per project; or write words",
    "offers:\n(?: {8}- .*\n)+ -> offers: {name: Five}\n":
      "offers: name a group of plans or a table of prices.yaml, such as yearly-plans, or list offers, each as - {name: Five pages, price: {key: package_5_pages}}",
  },
  [claims]: {
    "value: 300\\+ -> value: [300]":
      "Claims, automations, value: write a text or a number, such as 300+",
    "value: 300\\+ -> value: 300+\n  publish: maybe":
      "Claims, automations, on the site (publish): write yes or no (now “maybe”)",
  },
  [post]: {
    "listed: true -> listed: yes":
      "listed: write listed: true (on the blog page) or listed: false (found by search only) (now “yes”)",
    "{{claims.page_speed}} -> {{claims.pagespeed}}": "Did you mean {{claims.page_speed}}?",
  },
};
const slipsInFiles = Object.entries(slips).flatMap(([file, sentences]) =>
  Object.entries(sentences).map(([slip, sentence]) => [file, slip, sentence] as const),
);

test.each(slipsInFiles)("%s: %s", (file, slip, sentence) => {
  const [pattern = "", after = ""] = slip.split(" -> ");
  const lines = problemLinesAfter(file, new RegExp(pattern, "m"), after).join("\n");
  expect(lines).toContain(sentence);
  expect(lines).not.toMatch(/invalid|expected|received/i);
});

test("names the file, line, heading and field, and what is missing", () => {
  const text = contentText(home);
  const line = text
    .split("\n")
    .findIndex((row) => row.includes("Most sites launch in about {{claims.launch_time}} once"));
  expect(
    problemLinesAfter(home, /answer: >-\n {10}Most sites/, "anser: >-\n          Most sites"),
  ).toEqual([
    `web/content/pages/home.yaml, line ${line - 1}: Home, section “What owners ask us first”, 2nd question “How long until my website is live?”, answer: the line “answer: …” is missing. It is needed: write a text here`,
    `web/content/pages/home.yaml, line ${line}: Home, section “What owners ask us first”, 2nd question “How long until my website is live?”, anser: there is no field “anser” here. Did you mean “answer”? Check the spaces at the start of the line, too.`,
  ]);
});

describe("no problem is", () => {
  test.each([home, prices, post])("the mark and the line ends of Windows in %s", (file) => {
    expect(problemLinesOf(file, `\uFEFF${contentText(file).replaceAll("\n", "\r\n")}`)).toEqual([]);
  });

  test.each(["no", "yes", "true", "false"])("publish: %s", (word) => {
    expect(problemLinesAfter(claims, "value: 300+", `value: 300+\n  publish: ${word}`)).toEqual([]);
  });

  test.each(["Sa 10:00-13:00", "Mo-Fr 09:00-17:00, Sa 10:00-24:00"])("hours: %s", (hours) => {
    expect(problemLinesAfter(site, "Mo-Fr 09:00-17:00\n", `${hours}\n`)).toEqual([]);
  });

  test("a phone that spells a word", () => {
    expect(problemLinesAfter(site, /^ {2}display: .*$/m, "  display: 1-800-PITCH-PINE")).toEqual(
      [],
    );
  });
});

test("reports a mistake in a post's body with its line, too", () => {
  const text = contentText(post);
  const words = `${text}\nWe promise {{claims.speed_of_light}}.\n`;
  expect(problemLinesOf(post, words)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^web/content/${post}, line ${text.split("\n").length + 1}: Post “.*”: \\{\\{claims.speed_of_light\\}\\} is not known`,
      ),
    ),
  ]);
});
