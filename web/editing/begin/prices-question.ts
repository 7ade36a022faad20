import { isRecord, type Json } from "../editing-api.ts";
import { valueAt } from "../values.ts";
import type { Change, Question, ReadFile } from "./question.ts";

const file = "prices.yaml";

interface Pair {
  whole: string;
  part: string;
  /** How many of the part make the whole. */
  parts: number;
}

/** The two prices that a check compares: those of a plan by year and by month, or of local pages together and each. */
function pairOf(name: string): Pair | undefined {
  const [, plan] = /^(.+)_(?:year|month)$/.exec(name) ?? [];
  if (plan) return { whole: `${plan}_year`, part: `${plan}_month`, parts: 12 };
  const [, pages] = /^local_(\d+)_(?:total|each)$/.exec(name) ?? [];
  return pages === undefined
    ? undefined
    : { whole: `local_${pages}_total`, part: `local_${pages}_each`, parts: Number(pages) };
}

function changes(name: string, amount: number, items: Json | undefined): Change[] {
  const set = (key: string, value: number) => ({ file, path: ["entries", key, "amount"], value });
  const pair = pairOf(name);
  if (!pair || [pair.whole, pair.part].some((key) => valueAt(items, [key]) === undefined))
    return [set(name, amount)];
  const { whole, part, parts } = pair;
  return name === whole
    ? [set(whole, amount), set(part, Math.round(amount / parts))]
    : [set(part, amount), set(whole, amount * parts)];
}

/** Asks which prices are different. The other price of a plan or of local pages follows the answer. */
export function pricesQuestion(read: ReadFile): Question {
  const items = valueAt(read(file), ["entries"]);
  const names = isRecord(items) ? Object.keys(items) : [];
  const isDerived = (name: string) => {
    const pair = pairOf(name);
    return pair?.part === name && names.includes(pair.whole);
  };
  return {
    id: "prices",
    asks: 'Which price is different? Its name and your amount, such as package_5_pages 1500; "list" shows all. Prices by the month or for each page follow',
    now: "none",
    repeats: true,
    read: (answer) => {
      if (answer === "list") {
        const asked = names.filter((name) => !isDerived(name));
        return asked.map((name) => `${name} ${valueAt(items, [name, "amount"])}`).join("\n  ");
      }
      const [, name = "", dollars] = /^([a-z][a-z_0-9]*)[\s=:]+\$?([\d,]+)$/.exec(answer) ?? [];
      if (dollars === undefined) return "Write its name, a space and whole dollars.";
      if (!names.includes(name)) return `There's no price "${name}".`;
      return changes(name, Number(dollars.replaceAll(",", "")), items);
    },
  };
}
