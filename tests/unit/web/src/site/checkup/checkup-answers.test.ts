import { describe, expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import {
  type Answers,
  answerNames,
  checkedInQuery,
  checkupQuery,
  checkupText,
  findingsOf,
  questionsOf,
} from "#web/src/site/checkup/checkup-answers.ts";
import { checkup } from "#web/src/site/content/checkup-schema.ts";

const sections = readContent().pages.flatMap((page) => page.sections);
const found = sections.find((section) => section.kind === "checkup");
if (!found) throw new Error("no page has a checkup");
const content = found.checkup;
const kinds = content.kinds.map(({ name }) => name);

/** Each question's answer by its place in the list. */
const answersBy = (kind: string, answerAt: (index: number) => number): Answers =>
  Object.fromEntries(
    questionsOf(content, kind).map(({ name }, index) => [
      name,
      answerNames[answerAt(index)] ?? "yes",
    ]),
  );

describe.each(kinds)("a business of the kind %s", (kind) => {
  test("gets its own answers back from the link", () => {
    const checked = { kind, answers: answersBy(kind, (index) => index % 3) };
    const query = checkupQuery(questionsOf(content, kind), checked);
    expect(checkedInQuery(content, new URLSearchParams(query))).toEqual(checked);
  });

  test("reads what to fix in the order of the content, each no first", () => {
    const questions = questionsOf(content, kind);
    const answers = answersBy(kind, (index) => index % 3);
    const names = questions.map(({ name }) => name);
    expect(findingsOf(questions, answers).map(({ name }) => name)).toEqual([
      ...names.filter((_, index) => index % 3 === 1),
      ...names.filter((_, index) => index % 3 === 2),
    ]);
    expect(findingsOf(questions, {})).toEqual([]);
  });
});

test("takes nothing from a link that the content doesn't ask", () => {
  const open = (query: string) => checkedInQuery(content, new URLSearchParams(query));
  expect(open("check=bakery&yes=tap")).toBeUndefined();
  expect(open("yes=tap")).toBeUndefined();
  // A restaurant is never asked for its license.
  expect(open("check=food&yes=tap.license.__proto__&no=menu&unsure=")).toEqual({
    kind: "food",
    answers: { tap: "yes", menu: "no" },
  });
});

test("says in a message what was answered with no or not sure", () => {
  const answers = answersBy("food", (index) => [1, 2][index] ?? 0);
  const [first, second] = questionsOf(content, "food");
  expect(checkupText(content, { kind: "food", answers }, "11/28/2026")).toBe(
    [
      "Restaurant or bakery, 11/28/2026: 10 Yes, 1 No, 1 Not sure",
      `- ${first?.question} No`,
      `- ${second?.question} Not sure`,
    ].join("\n"),
  );
});

describe("the content is refused", () => {
  const messagesOf = (changed: object) =>
    checkup.safeParse({ ...content, ...changed }).error?.issues.map(({ message }) => message);
  const [first, ...others] = content.questions;

  test("when a kind of business has too few questions", () => {
    expect(messagesOf({ questions: others })).toHaveLength(kinds.length);
    expect(messagesOf({ questions: others })?.[0]).toMatch(/^has 11 questions\./);
  });

  test("when two questions have one name, or a kind isn't there", () => {
    const renamed = { ...others[0], name: first?.name };
    expect(messagesOf({ questions: [first, renamed, ...others.slice(1)] })).toEqual([
      `another question is called "${first?.name}", too`,
    ]);
    const [kind] = content.kinds;
    expect(messagesOf({ kinds: [...content.kinds, kind] })).toEqual([
      `another kind is called "${kind?.name}", too`,
    ]);
    const lost = { ...first, kinds: [...kinds, "bakery"] };
    expect(messagesOf({ questions: [lost, ...others] })).toEqual([
      'no kind of business is called "bakery"',
    ]);
  });

  test("when a question has no source", () => {
    expect(messagesOf({ questions: [{ ...first, source: undefined }, ...others] })).toHaveLength(1);
  });
});
