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

/** Nodes between the tags of a button that hold none of its words. */
const wordless = new Set(["JSXOpeningElement", "BinaryExpression", "CallExpression"]);

/** Returns the words between the tags of buttons, including those that a condition chooses. */
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

test("capitalizes each word of the public site's buttons", () => {
  // The buttons in the content are written the same way.
  const words = components.flatMap(({ path, text }) => buttonWords(path, text));
  expect(words).toContain("Show the Calendar");
  expect(words.filter((one) => one !== titleCase(one))).toEqual([]);
});
