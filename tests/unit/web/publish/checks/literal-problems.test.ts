import { expect, test } from "vitest";
import { literalProblems } from "#web/publish/checks/literal-problems.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { claims } from "#web/src/site/content/collections-schema.ts";

const sampleClaims = claims.parse({
  automations: { value: "300+", where: "Home" },
  uptime: { value: "99.9%", where: "Plans" },
  reply: { value: "24 hours", where: "Contact" },
  discount: { value: "50%", where: "Fundraiser" },
});
function linesOf(...lines: string[]) {
  const home = { name: "home", yaml: lines.join("\n") };
  return literalProblems(home, { claims: sampleClaims }).map(problemLine);
}

test("reports prices and claims typed by hand, with line and name", () => {
  expect(
    linesOf("# Home", "text: from $1,200, with 300+ workflows", "note: 99.9% of the time"),
  ).toEqual([
    "web/content/pages/home.yaml: text: “$1,200” is typed by hand. Use its entry of prices.yaml, such as {{prices.package_5_pages}}, or add one: then all pages follow.",
    "web/content/pages/home.yaml: text: “300+” is typed by hand. Write {{claims.automations}}: then all pages follow.",
    "web/content/pages/home.yaml: note: “99.9%” is typed by hand. Write {{claims.uptime}}: then all pages follow.",
  ]);
});

test.each(["Monday to Friday", "Mon-Fri", "9 am to 5 pm", "8:30am - 6pm", "nine to five"])(
  "reports opening hours typed a second time: %s",
  (hours) => {
    expect(linesOf(`text: We are open ${hours}.`)).toEqual([
      `web/content/pages/home.yaml: text: “${hours}” is typed by hand. Write {{site.hoursText}}, which follows the hours in site.yaml.`,
    ]);
  },
);

test("accepts names, comments, other numbers and common words", () => {
  const lines = [
    "  # was $1,200",
    "text: from {{prices.start}}",
    "t: 1300+ cows, 24 hours a day, 50%",
    "u: A report each Monday, and a shop that is open on Saturday at 6 pm",
  ];
  expect(linesOf(...lines)).toEqual([]);
});
