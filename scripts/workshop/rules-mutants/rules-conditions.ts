import { rulesTokens, splitTokens, type Token } from "./rules-tokens.ts";

/** The condition after a `return` or an `if`. */
export interface Condition {
  /** `isLine` for a function, `/leads/{id}` for a match. */
  owner: string;
  /** The operations of an `allow`; none in a function. */
  operations: Token[];
  tokens: Token[];
}

/** A part of a condition that decides: a whole condition, or one side of `&&` or `||`. */
interface Operand {
  tokens: Token[];
  /** In the operand's place, this value has the same effect as leaving the operand out. */
  neutral: "true" | "false";
}

/** All conditions of the rules, in order. */
export function rulesConditions(rules: string): Condition[] {
  const tokens = rulesTokens(rules);
  const conditions: Condition[] = [];
  let owner = "";
  for (const [index, { text, kind }] of tokens.entries()) {
    if (kind !== "word") continue;
    const rest = tokens.slice(index + 1);
    const until = (...ends: string[]) =>
      rest.slice(
        0,
        rest.findIndex(({ text: one }) => ends.includes(one)),
      );
    if (text === "function") owner = rest[0]?.text ?? "";
    // The braces of `{id}` follow a slash; the one that opens the block does not.
    if (text === "match") owner = rules.slice(rest[0]?.start, rules.indexOf(" {", rest[0]?.start));
    if (text === "return") conditions.push({ owner, operations: [], tokens: until(";") });
    if (text === "allow") {
      const operations = until(":").filter((token) => token.kind === "word");
      const whole = until(";");
      const begin = whole.findIndex((token) => token.text === "if") + 1;
      conditions.push({ owner, operations, tokens: whole.slice(begin) });
    }
  }
  return conditions;
}

function partsOf(tokens: Token[]): Operand[] {
  for (const [sign, neutral] of [["||", "false"] as const, ["&&", "true"] as const]) {
    const parts = splitTokens(tokens, sign);
    if (parts.length > 1) {
      return parts.flatMap((part) => [{ tokens: part, neutral }, ...partsOf(part)]);
    }
  }
  // The brackets wrap the whole if only the last one closes what the first one opens.
  const closed = splitTokens(tokens, ")");
  const isWrapped = tokens[0]?.text === "(" && closed.length === 2 && closed[1]?.length === 0;
  return isWrapped ? partsOf(tokens.slice(1, -1)) : [];
}

/** A condition and all operands in it, at any depth. */
export function operandsOf(tokens: Token[]): Operand[] {
  return [{ tokens, neutral: "true" }, ...partsOf(tokens)];
}
