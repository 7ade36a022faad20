import {
  businessTypes,
  contactWayLabels,
  contactWays,
  serviceInterestLabels,
  serviceInterests,
} from "#contract/contact-message";
import { emailAddress } from "#contract/email-address";
import { pastedPhone } from "#contract/pasted-text";
import { priorities, statuses } from "#contract/status";
import { type DayOrder, dayColumns, writtenDay } from "./written-dates.ts";

/** What a cell means. A cell without a value is left out. */
interface CellValue {
  value?: unknown;
  remark?: string;
}

interface Words {
  allowed: readonly string[];
  also: Readonly<Record<string, string>>;
}

const words: Readonly<Record<string, Words>> = {
  status: {
    allowed: statuses,
    also: {
      ...{ to_do: "todo", new: "todo", open: "todo", not_started: "todo" },
      ...{ started: "in_progress", doing: "in_progress" },
      ...{ done: "completed", complete: "completed", closed: "completed", finished: "completed" },
    },
  },
  priority: { allowed: priorities, also: { normal: "medium", urgent: "high" } },
  contact_by: { allowed: contactWays, also: { phone: "call", sms: "text", e_mail: "email" } },
  business_type: { allowed: businessTypes, also: {} },
};

const services: Words = {
  allowed: serviceInterests,
  also: Object.fromEntries(
    serviceInterests.map((key) => [plainWord(serviceInterestLabels[key]), key]),
  ),
};

/** Makes "In Progress" and "IN_PROGRESS" the same. */
function plainWord(cell: string): string {
  return cell.toLowerCase().replace(/[\s_-]+/g, "_");
}

function matchedWord({ allowed, also }: Words, cell: string): string | undefined {
  const word = plainWord(cell);
  return allowed.find((each) => plainWord(each) === word) ?? also[word];
}

const either = new Intl.ListFormat("en-US", { type: "disjunction" });

const labels: Readonly<Record<string, string>> = { ...contactWayLabels, ...serviceInterestLabels };

/** Returns the word as the screen shows it: "In progress". */
function shownWord(word: string): string {
  return labels[word] ?? word.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());
}

function leftOutRemark({ allowed }: Words): string {
  const shown = allowed.map(shownWord);
  return `what isn't ${either.format(shown)} is left out`;
}

function listValue(cell: string): CellValue {
  const read = cell.split(/\s*[;,|]\s*/).map((word) => matchedWord(services, word));
  const value = read.filter((word) => word !== undefined);
  return {
    ...(value.length > 0 && { value }),
    ...(value.length < read.length && { remark: leftOutRemark(services) }),
  };
}

/** Address books write several values into one cell; the first good one counts. */
function firstOf(cell: string, separators: RegExp, goodOf: (part: string) => string | undefined) {
  const good = cell.split(separators).flatMap((part) => goodOf(part) ?? []);
  const [value = cell] = good;
  return { value, ...(new Set(good).size > 1 && { remark: "only the first one is kept" }) };
}

const emailOf = (part: string) => emailAddress.safeParse(part).data;

/** Drops what some exports write before the number, such as "p:" or "Mobile:". */
function phoneOf(part: string): string | undefined {
  const number = pastedPhone(part).replace(/^[a-z ]+:\s*/i, "");
  return number.replace(/\D/g, "").length < 7 ? undefined : number;
}

export function cellValue(column: string, cell: string, order: DayOrder): CellValue {
  if (dayColumns.includes(column)) return { value: writtenDay(cell, order) };
  if (column === "service_interests") return listValue(cell);
  if (column === "serviceInterests") return { value: cell.split(/\s*[;,|]\s*/) };
  if (column === "email" && !emailOf(cell)) return firstOf(cell, /:::|[;,|\n]/, emailOf);
  if (column === "phone") return firstOf(cell, /\s*(?::::|[;|\n])\s*/, phoneOf);
  const choice = words[column];
  if (!choice) return { value: cell };
  const value = matchedWord(choice, cell);
  return value === undefined ? { remark: leftOutRemark(choice) } : { value };
}
