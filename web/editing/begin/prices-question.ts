import { isRecord, type Json } from "../editing-api.ts";
import { valueAt } from "../values.ts";
import type { Change, Question, ReadFile } from "./question.ts";

const file = "prices.yaml";

/** The other price of a yearly plan, which a check compares: x_month for x_year, and x_year for x_month. */
function otherHalf(name: string): string {
  const [, plan, span] = /^(.+)_(year|month)$/.exec(name) ?? [];
  return plan === undefined ? "" : `${plan}_${span === "year" ? "month" : "year"}`;
}

function changes(name: string, amount: number, items: Json | undefined): Change[] {
  const set = (key: string, value: number) => ({ file, path: ["entries", key, "amount"], value });
  const other = otherHalf(name);
  if (valueAt(items, [other]) === undefined) return [set(name, amount)];
  const isYear = name.endsWith("_year");
  return [set(name, amount), set(other, isYear ? Math.round(amount / 12) : amount * 12)];
}

/** Asks which prices are different. A yearly plan's other price follows the answer. */
export function pricesQuestion(read: ReadFile): Question {
  const items = valueAt(read(file), ["entries"]);
  const names = isRecord(items) ? Object.keys(items) : [];
  const isDerived = (name: string) => name.endsWith("_month") && names.includes(otherHalf(name));
  return {
    id: "prices",
    asks: 'Which price is different? Its name and your amount, such as package_5_pages 1500; "list" shows all. A yearly plan\'s monthly price follows',
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
