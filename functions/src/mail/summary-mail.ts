import type { StoredLead } from "../contract/lead.ts";
import type { OwnerMail } from "./owner-mail.ts";

/** How many forms a summary names; the rest is in the team area. */
export const namedInSummary = 20;

/** More forms came in an hour than get an email each (`MAILS_PER_HOUR`). `named`: some of all `count`. */
export function summaryMail(count: number, named: readonly StoredLead[]): OwnerMail {
  const forms = count === 1 ? "1 more form" : `${count} more forms`;
  const some = count > named.length ? ` Above are ${named.length} of them.` : "";
  return {
    subject: `${forms} came in within the hour`,
    heading: `${forms} came in within the hour`,
    facts: named.map(({ first_name, last_name, email, source }) => [
      email,
      `${first_name} ${last_name}`.trim() || source,
    ]),
    words: `So many came at once that these got no email of their own. All of them are in your leads.${some}`,
  };
}
