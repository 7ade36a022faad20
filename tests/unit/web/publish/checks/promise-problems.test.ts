import { expect, test } from "vitest";
import { promiseProblems } from "#web/publish/checks/promise-problems.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { smallPage } from "../content/small-page.ts";

const content = readContent();

function problemsOf(intro: string) {
  const page = smallPage("town", {
    sections: [
      { kind: "hero", heading: "Heading", intro },
      { kind: "band", heading: "Heading", intro, form: "quote" },
    ],
  });
  return promiseProblems({ ...content, pages: [page] }).map(problemLine);
}

test("reports a promise only beside a short form, with file and field", () => {
  expect(problemsOf("We call you back.")).toEqual([
    'web/content/pages/town.yaml: sections.1.intro: "We call you back." promises a call, but the form beside it asks for no phone number. Promise an answer.',
  ]);
});

test.each(["A same-day call back on weekdays", "We will call before noon.", "We'll phone you."])(
  "finds a call: %s",
  (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  },
);

test.each([
  "A same-day answer, from a person",
  "Or call us at (856) 555-0142.",
  "One tip every month, and you can leave whenever you like.",
  "Leave your email. We'll write back the same day.",
  "Two highways bring the whole region past your door every day. Leave it to us.",
])("accepts a promise that can be kept: %s", (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test("reads the words of the form itself, too", () => {
  const { short } = content.forms;
  const quote = { ...short.quote, note: "We text you." };
  const forms = { ...content.forms, short: { ...short, quote } };
  const band = { kind: "band" as const, heading: "Heading", form: "quote" as const };
  const page = smallPage("town", { sections: [band] });
  const problems = promiseProblems({ pages: [page], forms });
  expect(problems.map(({ file, field }) => [file, field])).toEqual([
    ["web/content/forms.yaml", "short.quote.note"],
  ]);
});
