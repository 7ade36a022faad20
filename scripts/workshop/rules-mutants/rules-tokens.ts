/** A piece of text, from `start` up to but not including `end`. */
interface Span {
  start: number;
  end: number;
}

/** A piece of text, and the text that replaces it. */
export interface Change extends Span {
  text: string;
}

export interface Token extends Span {
  kind: "string" | "word" | "number" | "sign";
  text: string;
}

const pattern =
  /\/\/[^\n]*|(?<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?<word>[A-Za-z_]\w*)|(?<number>\d+)|(?<sign>&&|\|\||[=!<>]=|\S)/g;

/** The tokens of security rules, without comments and space. */
export function rulesTokens(rules: string): Token[] {
  return [...rules.matchAll(pattern)].flatMap((match) => {
    const { string, word, number, sign } = match.groups ?? {};
    const text = string ?? word ?? number ?? sign;
    if (text === undefined) return [];
    const kind = string ? "string" : word ? "word" : number ? "number" : "sign";
    return [{ kind, text, start: match.index, end: match.index + text.length }];
  });
}

const opening = ["(", "[", "{"];
const closing = [")", "]", "}"];

/** Splits tokens at every `sign` that is not inside brackets. */
export function splitTokens(tokens: Token[], sign: string): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === "sign" && opening.includes(token.text)) depth += 1;
    if (token.kind === "sign" && closing.includes(token.text)) depth -= 1;
    if (depth === 0 && token.text === sign) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

export function spanOf(tokens: Token[]): Span {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}
