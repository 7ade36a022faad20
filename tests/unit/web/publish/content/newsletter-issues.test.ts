import { describe, expect, test } from "vitest";
import { locatedProblems } from "#web/publish/content/locate-problems.ts";
import { issueProblems, startedIssues } from "#web/publish/content/newsletter-issues.ts";

const issue = (markdown: string, name = "2026-11-23") => ({ name, markdown });
const written = (body: string, subject = "News") => issue(`---\nsubject: ${subject}\n---\n${body}`);
const problems = (one: ReturnType<typeof issue>) =>
  locatedProblems(issueProblems([one]), () => one.markdown);

describe("a newsletter", () => {
  test("has no problem when it is written well or only started", () => {
    const fine = written("Hi *you*.\n\n## [A](/blog/a)\n\n- [b](https://b.example)\n");
    const started = written("WRITE: two sentences.", '"WRITE: what it is about"');
    expect(issueProblems([fine, started])).toEqual([]);
    expect(startedIssues([fine, started])).toEqual(["web/content/newsletter/2026-11-23.md"]);
  });

  test.each([
    ["Hello", { line: 1, message: expect.stringContaining("three hyphens") }],
    ["---\nsubject: A\nto: all\n---\nHi", { line: 3, field: "to" }],
    ["---\ntitle: A\n---\nHi", { field: "subject" }],
    [`---\nsubject: ${"x".repeat(101)}\n---\nHi`, { line: 2, field: "subject" }],
    ["---\nsubject: [\n---\nHi", { line: expect.any(Number) }],
  ])("%j is reported with its place", (markdown, problem) => {
    const file = "web/content/newsletter/2026-11-23.md";
    expect(problems(issue(markdown))).toContainEqual(expect.objectContaining({ file, ...problem }));
  });

  test("is named by its day", () => {
    expect(issueProblems([{ ...written("Hi"), name: "winter" }])).toMatchObject([
      { file: "web/content/newsletter/winter.md", message: expect.stringContaining("by its day") },
    ]);
  });

  test.each([
    ["<b>bold</b>", "is HTML"],
    ["![a](/a.png)", "is a picture"],
    ["| a | b |\n|---|---|\n| 1 | 2 |", "is a table"],
    ["[a](javascript:alert(1))", "write a link as"],
    ["[a](//evil.example)", "write a link as"],
  ])("can't have %j", (body, words) => {
    expect(issueProblems([written(body)])[0]?.message).toContain(words);
  });
});
