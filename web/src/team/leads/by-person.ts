import { callAddress } from "#contract/contact-address";
import { normalizeEmail } from "#contract/email-address";
import type { StoredLead } from "#contract/lead";
import type { ListRow } from "../records/list-definition.ts";

/** A phone number as people dial it within the country, without the 1 in front. */
function numberOf(phone: string | undefined): string {
  return (callAddress(phone) ?? "").replace(/^tel:\+?1?(?=\d{10})/, "");
}

/** The marks by which two leads belong to the same person. */
function marksOf({ email, phone }: Pick<StoredLead, "email" | "phone">): string[] {
  return [normalizeEmail(email), numberOf(phone)].filter((mark) => mark !== "");
}

/** Folds leads with the same address or number into the first of them, which lists the others. */
export function byPerson(rows: readonly ListRow<StoredLead>[]): readonly ListRow<StoredLead>[] {
  const people: { first: ListRow<StoredLead>; others: string[] }[] = [];
  const byMark = new Map<string, (typeof people)[number]>();
  for (const item of rows) {
    const marks = marksOf(item.row);
    const same = marks.flatMap((mark) => byMark.get(mark) ?? []).at(0);
    const person = same ?? { first: item, others: [] };
    if (same) same.others.push(item.id);
    else people.push(person);
    for (const mark of marks) byMark.set(mark, person);
  }
  return people.map(({ first, others }) => (others.length > 0 ? { ...first, others } : first));
}

/** The ids of the other rows that belong to the same person as a lead. */
export function othersOf(
  id: string,
  lead: Pick<StoredLead, "email" | "phone">,
  rows: readonly ListRow<StoredLead>[],
): readonly string[] {
  const marks = marksOf(lead);
  return rows
    .filter(
      ({ id: other, row }) => other !== id && marksOf(row).some((mark) => marks.includes(mark)),
    )
    .map(({ id: other }) => other);
}
