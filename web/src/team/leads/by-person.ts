import { dialedNumber } from "#contract/contact-address";
import { normalizeEmail } from "#contract/email-address";
import type { StoredLead } from "#contract/lead";
import type { ListRow } from "../records/list-definition.ts";

function marksOf({ email, phone }: StoredLead): string[] {
  return [normalizeEmail(email), dialedNumber(phone) ?? ""].filter((mark) => mark !== "");
}

/**
 * Folds the leads of one person into the first of them, which lists the others. Leads with the same address or number
 * are one person's, also if only a third lead joins them.
 */
export function byPerson(rows: readonly ListRow<StoredLead>[]): readonly ListRow<StoredLead>[] {
  const joined = new Map<string, string>();
  function last(mark: string): string {
    const next = joined.get(mark);
    return next ? last(next) : mark;
  }
  for (const { row } of rows) {
    const [one, other] = marksOf(row).map(last);
    if (one && other && one !== other) joined.set(other, one);
  }
  const people = new Map<string, { first: ListRow<StoredLead>; others: string[] }>();
  for (const item of rows) {
    const person = marksOf(item.row).map(last)[0] ?? item.id;
    const same = people.get(person);
    if (same) same.others.push(item.id);
    else people.set(person, { first: item, others: [] });
  }
  return [...people.values()].map(({ first, others }) =>
    others.length > 0 ? { ...first, others } : first,
  );
}

/** The ids of the other rows that belong to the same person as a lead. */
export function othersOf(
  id: string,
  row: StoredLead,
  rows: readonly ListRow<StoredLead>[],
): readonly string[] {
  const others = rows.filter((other) => other.id !== id);
  return byPerson([{ id, row, pending: false }, ...others])[0]?.others ?? [];
}
