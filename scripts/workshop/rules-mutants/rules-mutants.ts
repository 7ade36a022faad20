import { patternMutants } from "./pattern-mutants.ts";
import { type Condition, operandsOf, rulesConditions } from "./rules-conditions.ts";
import { type Change, spanOf, type Token } from "./rules-tokens.ts";

export interface RulesMutant {
  /** The function or match that contains it. */
  owner: string;
  line: number;
  /** Words of that line, such as names of fields. */
  words: string[];
  /** The old text, shortened, and the new one. */
  change: string;
  /** The rules with that one change. */
  rules: string;
}

/** Leaves out and negates each operand, and makes the whole condition never true. */
function operandChanges(rules: string, condition: Condition): Change[] {
  // A function that returns a path decides nothing by itself.
  if (condition.tokens[0]?.text === "/") return [];
  const whole = spanOf(condition.tokens);
  const changes = operandsOf(condition.tokens).flatMap(({ tokens, neutral }): Change[] => {
    const span = spanOf(tokens);
    return [
      { ...span, text: neutral },
      { ...span, text: `!(${rules.slice(span.start, span.end)})` },
    ];
  });
  return [...changes, { ...whole, text: "false" }];
}

const signs: Record<string, string[]> = {
  "&&": ["||"],
  "||": ["&&"],
  "<=": ["<", "=="],
  hasOnly: ["hasAny", "hasAll"],
  existsAfter: ["exists"],
};

/** Changes an operator or a limit, removes one word from a list, or changes a pattern in one place. */
function tokenChanges(tokens: Token[]): Change[] {
  return tokens.flatMap((token, index): Change[] => {
    const { kind, text, start, end } = token;
    const before = tokens[index - 1]?.text ?? "";
    const after = tokens[index + 1];
    if (kind === "number") {
      return [Number(text) - 1, Number(text) + 1].map((n) => ({ start, end, text: String(n) }));
    }
    if (text === "lower" && before === ".") {
      return [{ start: start - 1, end: tokens[index + 2]?.end ?? end, text: "" }];
    }
    if (kind !== "string") return (signs[text] ?? []).map((other) => ({ start, end, text: other }));
    if (tokens[index - 2]?.text === "matches") {
      return patternMutants(text).map((change) => ({
        start: start + change.start,
        end: start + change.end,
        text: change.text,
      }));
    }
    if (before === "[") return [{ start, end: after?.text === "," ? after.end : end, text: "" }];
    return before === "," ? [{ start: tokens[index - 1]?.start ?? start, end, text: "" }] : [];
  });
}

const alsoAllowed: Record<string, string[]> = {
  get: ["list", "update", "delete"],
  // A condition about the query's limit refuses every request without a query.
  list: [],
  // A deleted document has no new content that could be right.
  create: ["update"],
};

/** Also allows an operation that nothing in the same match allows. */
function operationChanges({ owner, operations }: Condition, all: Condition[]): Change[] {
  const last = operations.at(-1);
  if (!last) return [];
  const allowed = all
    .filter((other) => other.owner === owner)
    .flatMap((other) => other.operations.map(({ text }) => text));
  return (alsoAllowed[last.text] ?? [])
    .filter((one) => !allowed.includes(one))
    .map((one) => ({ start: last.end, end: last.end, text: `, ${one}` }));
}

/** Makes each match cover deeper paths, too. */
function pathChanges(rules: string): { owner: string; change: Change }[] {
  return [...rules.matchAll(/match (\/\w+\/\{\w+)\} \{/g)].map((match) => {
    const end = match.index + match[0].length - 3;
    return { owner: `${match[1]}}`, change: { start: end, end, text: "=**" } };
  });
}

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 45)} … ${line.slice(-12)}` : line;
};

/** Every mutant of security rules: the same rules with one small change each. */
export function rulesMutants(rules: string): RulesMutant[] {
  const conditions = rulesConditions(rules);
  const changes = conditions.flatMap((condition) =>
    [
      ...operandChanges(rules, condition),
      ...tokenChanges(condition.tokens),
      ...operationChanges(condition, conditions),
    ].map((change) => ({ owner: condition.owner, change })),
  );
  const seen = new Set([rules]);
  return [...changes, ...pathChanges(rules)].flatMap(({ owner, change: { start, end, text } }) => {
    const mutated = rules.slice(0, start) + text + rules.slice(end);
    if (seen.has(mutated)) return [];
    seen.add(mutated);
    // A change of one sign says little without the text around it.
    const margin = end - start < 8 ? 8 : 0;
    const around = (piece: string) =>
      shorten(rules.slice(start - margin, start) + piece + rules.slice(end, end + margin));
    const line = rules.slice(0, start).split("\n").length;
    return [
      {
        owner,
        line,
        words: rules.split("\n")[line - 1]?.match(/\w+/g) ?? [],
        change: `${around(rules.slice(start, end))}  →  ${around(text)}`,
        rules: mutated,
      },
    ];
  });
}
