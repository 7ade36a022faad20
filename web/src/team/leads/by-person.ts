import { callAddress } from "#contract/contact-address";
import { normalizeEmail } from "#contract/email-address";
import type { StoredLead } from "#contract/lead";
import type { ListRow } from "../records/list-definition.ts";

/** A phone number as people dial it within the country, without the 1 in front. */
function numberOf(phone: string | undefined): string {
  return (callAddress(phone) ?? "").replace(/^tel:\+?1?(?=\d{10})/, "");
}

type Reached = Pick<StoredLead, "email" | "phone">;

/** The marks by which two leads belong to the same person. */
function marksOf({ email, phone }: Reached): string[] {
  return [normalizeEmail(email), numberOf(phone)].filter((mark) => mark !== "");
}

/** Tells people apart: leads with the same address or number are one person's, also if only a third lead joins them. */
function personFinder(leads: readonly Reached[]): (lead: Reached) => string | undefined {
  const joined = new Map<string, string>();
  const personOf = (lead: Reached) => marksOf(lead).map(last);
  function last(mark: string): string {
    const next = joined.get(mark);
    return next ? last(next) : mark;
  }
  for (const lead of leads) {
    const [one, other] = personOf(lead);
    if (one && other && one !== other) joined.set(other, one);
  }
  return (lead) => personOf(lead)[0];
}

/** Folds the leads of one person into the first of them, which lists the others. */
export function byPerson(rows: readonly ListRow<StoredLead>[]): readonly ListRow<StoredLead>[] {
  const personOf = personFinder(rows.map(({ row }) => row));
  const people = new Map<string, { first: ListRow<StoredLead>; others: string[] }>();
  for (const item of rows) {
    const person = personOf(item.row) ?? item.id;
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
  lead: Reached,
  rows: readonly ListRow<StoredLead>[],
): readonly string[] {
  const personOf = personFinder([lead, ...rows.map(({ row }) => row)]);
  const person = personOf(lead);
  return rows
    .filter(({ id: other, row }) => other !== id && person && personOf(row) === person)
    .map(({ id: other }) => other);
}
