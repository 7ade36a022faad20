import { parseSync } from "vite";

interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The name that a call begins with: `console` for `console.warn()`. */
function calledName(callee: unknown): string {
  if (!isNode(callee)) return "";
  if (callee.type === "MemberExpression") return calledName(callee.object);
  return typeof callee.name === "string" ? callee.name : "";
}

/** The calls whose texts are for a log or for programmers. */
const forProgrammers = new Set(["console", "logger", "Error", "TypeError"]);

const isForProgrammers = (node: SyntaxNode) =>
  node.type.startsWith("Import") ||
  ((node.type === "CallExpression" || node.type === "NewExpression") &&
    forProgrammers.has(calledName(node.callee)));

/** Is true for four or more words that begin like a sentence. Names, classes and keys don't. */
const isSentence = (text: string) => /^[“"(]?[A-Z]\S*(?:\s+\S+){3,}$/s.test(text);

function partTexts(quasis: unknown): string[] {
  if (!Array.isArray(quasis)) return [];
  return quasis.map(({ value }: { value: { cooked: string } }) => value.cooked);
}

/** The text that a node shows, if it is for people. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === "JSXText" && typeof node.value === "string") return node.value;
  const text = node.type === "TemplateLiteral" ? partTexts(node.quasis).join("{}") : node.value;
  const isText = node.type === "TemplateLiteral" || node.type === "Literal";
  return isText && typeof text === "string" && isSentence(text) ? text : undefined;
}

function textsBelow(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsBelow);
  if (!isNode(node) || isForProgrammers(node)) return [];
  const text = textOf(node);
  return [...(text === undefined ? [] : [text]), ...Object.values(node).flatMap(textsBelow)];
}

/**
 * Returns what a source file says to people: the text between JSX tags, and strings that begin like a sentence. A
 * sentence that is put together counts as its pieces, and the expressions in braces between them are not read.
 */
export function sourceTexts(file: string, source: string): string[] {
  return textsBelow(parseSync(file, source).program)
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter((text) => /\p{L}/u.test(text));
}
