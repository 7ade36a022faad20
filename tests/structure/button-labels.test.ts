import { parseSync } from "vite";
import { expect, test } from "vitest";
import { titleCase } from "#web/publish/checks/title-case.ts";
import { sourceFiles } from "./source-files.ts";

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

const nodesIn = (value: unknown, skipped = new Set<string>()): SyntaxNode[] => {
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one, skipped));
  if (!isNode(value) || skipped.has(value.type)) return [];
  return [value, ...Object.values(value).flatMap((one) => nodesIn(one, skipped))];
};

const isButton = ({ type, openingElement }: SyntaxNode) =>
  type === "JSXElement" &&
  nodesIn(openingElement).some(
    ({ type: kind, name }) =>
      kind === "JSXIdentifier" && /^\w*(?:Button|ActionLink)$/.test(String(name)),
  );

/** Between the tags of a button, these hold no words of it. */
const wordless = new Set(["JSXOpeningElement", "BinaryExpression", "CallExpression"]);

/** The words between the tags of buttons, also those that are chosen there. */
function buttonWords(file: string, source: string): string[] {
  return nodesIn(parseSync(file, source).program)
    .filter(isButton)
    .flatMap(({ children }) => nodesIn(children, wordless))
    .filter(({ type }) => type === "JSXText" || type === "Literal")
    .map(({ value }) => String(value).replaceAll(/\s+/g, " ").trim())
    .filter((words) => /\p{L}/u.test(words));
}

const components = sourceFiles().filter(
  ({ path }) => /^web\/src\/.*\.tsx$/.test(path) && !path.startsWith("web/src/team/"),
);

test("buttons of the public site begin each word with a capital, as those of the content do", () => {
  const words = components.flatMap(({ path, text }) => buttonWords(path, text));
  expect(words).toContain("Show the Calendar");
  expect(words.filter((one) => one !== titleCase(one))).toEqual([]);
});
