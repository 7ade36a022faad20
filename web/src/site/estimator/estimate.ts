import type { PriceLine, PriceSums } from "#contract/price-line";
import { sumOf, sumsWords } from "#contract/price-sums";
import type { EstimatorOption, EstimatorQuestion } from "../content/estimator-schema.ts";

/** The name of the chosen option, by question; a question without one has its first. */
export type Choices = Record<string, string>;

interface EstimateLine extends PriceLine {
  /** That of its question. */
  name: string;
  label: string;
}

const monthsInYear = 12;

export function isOffered({ onlyWith }: EstimatorOption, choices: Choices): boolean {
  return Object.entries(onlyWith).every(([name, option]) => choices[name] === option);
}

/** The chosen option, or the first one if that isn't offered. */
export function chosenOption({ name, options }: EstimatorQuestion, choices: Choices) {
  const chosen = options.find((option) => option.name === choices[name]);
  return chosen && isOffered(chosen, choices) ? chosen : options[0];
}

export function withDefaults(questions: readonly EstimatorQuestion[], choices: Choices): Choices {
  const first = questions.map(({ name, options }) => [name, options[0]?.name ?? ""]);
  return { ...Object.fromEntries(first), ...choices };
}

function costSums(costs: EstimatorOption["costs"]): PriceSums {
  const part = (isOnce: boolean) =>
    sumOf(
      costs
        .filter(({ per }) => isOnce === (per === undefined))
        .map(({ amount, per, times = 1, from = false, orMore = false }) => ({
          amount: amount * times * (per === "/month" ? monthsInYear : 1),
          isFrom: from || orMore,
        })),
    );
  return { once: part(true), yearly: part(false) };
}

/** Returns the line of an option that costs something. */
export function optionLine({ costs, line, label, condition }: EstimatorOption) {
  if (costs.length === 0) return undefined;
  const sums = costSums(costs);
  const words = line ?? label;
  const text = `${words}: ${sumsWords(sums)}${condition ? ` (${condition})` : ""}`;
  return { label: words, text, ...sums };
}

/** Returns what is added up: a line for each chosen option that costs something. */
export function estimateLines(questions: readonly EstimatorQuestion[], chosen: Choices) {
  const choices = withDefaults(questions, chosen);
  return questions.flatMap((question): EstimateLine[] => {
    const option = chosenOption(question, choices);
    const line = option && optionLine(option);
    return line ? [{ name: question.name, ...line }] : [];
  });
}

/** Each line's amount when a link was made. It distinguishes old links from new ones, and is never shown. */
const amountsParameter = "at";

const separators = { lines: "_", amount: "." } as const;

const amountOf = ({ once, yearly }: EstimateLine) => String(once.amount + yearly.amount);

const amountsOf = (lines: readonly EstimateLine[]) =>
  lines.map((line) => line.name + separators.amount + amountOf(line)).join(separators.lines);

export function estimateQuery(questions: readonly EstimatorQuestion[], chosen: Choices): string {
  const choices = withDefaults(questions, chosen);
  const query = new URLSearchParams();
  for (const question of questions) {
    const option = chosenOption(question, choices);
    if (!option) continue;
    const isLeftOut = option === question.options[0] && option.costs.length === 0;
    if (!isLeftOut) query.set(question.name, option.name);
  }
  query.set(amountsParameter, amountsOf(estimateLines(questions, choices)));
  return query.toString();
}

export interface Estimate {
  choices: Choices;
  /** The lines whose price isn't what it was when the link was made. */
  changed: string[];
}

export function estimateInQuery(questions: readonly EstimatorQuestion[], query: string): Estimate {
  const parameters = new URLSearchParams(query);
  const choices: Choices = {};
  for (const { name, options } of questions) {
    const chosen = parameters.get(name);
    if (chosen && options.some((option) => option.name === chosen)) choices[name] = chosen;
  }
  const lines = estimateLines(questions, choices);
  const given = parameters.get(amountsParameter);
  if (given === null) return { choices, changed: [] };
  const amounts = new Map(
    given.split(separators.lines).map((text): [string, string] => {
      const [name = "", amount = ""] = text.split(separators.amount);
      return [name, amount];
    }),
  );
  const changed = questions.flatMap(({ name, label }) => {
    const line = lines.find((item) => item.name === name);
    // A line that is gone, or one that didn't exist then, has changed as well.
    return amounts.get(name) === (line && amountOf(line))
      ? []
      : [line?.label ?? label.replace(/\?$/, "")];
  });
  return { choices, changed };
}
