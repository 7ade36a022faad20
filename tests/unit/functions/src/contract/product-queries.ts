import { dataLocations } from "#functions/person/data-locations.ts";

const withAddress = Object.entries(dataLocations)
  .filter(([, location]) => typeof location !== "string" && location.address !== undefined)
  .map(([name]) => name)
  .join(", ");

/**
 * The emulator answers every query; the real Firestore refuses those without an index. So all queries of the product
 * are listed here, and a test fails until a new one is added (indexes.test.ts). After the number of calls in a file,
 * each text is a query: its collections, the fields that it compares with `==` (or `in`), and those that order or
 * limit it, unless that is the document's id. `all` precedes a query that goes by one field through all
 * collections of that name. Firestore has no such index by default.
 */
export const queries: Record<string, [calls: number, ...queries: string[]]> = {
  "web/src/team/store/company-documents.ts": [
    6,
    "leads, clients, tasks: created_at DESCENDING",
    // These are the open, due and done tasks.
    "tasks: due_sort ASCENDING, created_at DESCENDING",
    "tasks: due_sort DESCENDING",
    "tasks: due_sort ==, created_at DESCENDING",
    // Search keys.
    "leads, clients, tasks: name_key ASCENDING",
    "leads, clients: email_key ASCENDING",
    "leads, clients: phone_key ASCENDING",
    "leads: last_key ASCENDING",
    "leads: company_key ASCENDING",
    // Leads that wait, are due, were answered, set aside or given to a client; then the page of a lead and of a
    // client.
    "leads: waiting_since ASCENDING",
    "leads: next_on ASCENDING",
    "leads: answered_at DESCENDING",
    "leads: aside_since DESCENDING",
    "leads: client_id ASCENDING, created_at DESCENDING",
    "log: created_at DESCENDING",
    "leads, clients: email ==, created_at DESCENDING",
    "leads: client_id ==, created_at DESCENDING",
    "tasks: lead_id ==, created_at DESCENDING",
    "tasks: client.id ==, created_at DESCENDING",
  ],
  "functions/src/mail/sweep-mail.ts": [
    4,
    "mail: delivery.nextAttemptAt ASCENDING",
    "mail: kind ==, delivery.nextAttemptAt ASCENDING",
  ],
  "functions/src/mail/bounces.ts": [2, "mail: kind ==, delivery.endTime DESCENDING"],
  "functions/src/mail/write-mail.ts": [
    2,
    "leads: summary_at ==",
    "leads: summary_at ==, created_at ASCENDING",
  ],
  "functions/src/metrics/measure-replies.ts": [2, "leads: created_at DESCENDING"],
  "functions/src/metrics/week-requests.ts": [2, "leads: created_at ASCENDING"],
  "functions/src/metrics/stored-days.ts": [2, "site_numbers: day ASCENDING"],
  "web/src/team/store/read-metrics.ts": [1, "site_numbers: day ASCENDING"],
  "functions/src/mail/note-mail-status.ts": [
    4,
    "mail: kind ==, delivery.state ==, delivery.startTime ASCENDING",
    "mail: kind ==, delivery.endTime DESCENDING",
  ],
  "functions/src/tasks/renew-client-name.ts": [3, "tasks: client.id =="],
  "functions/src/record-log/renew-progress.ts": [1, "log: created_at ASCENDING"],
  "functions/src/newsletter/confirmed-readers.ts": [
    2,
    "newsletter_subscribers: wants_newsletter ==, confirmed_at ASCENDING",
  ],
  "functions/src/newsletter/count-readers.ts": [2, "newsletter_subscribers: created_at DESCENDING"],
  "scripts/admin/newsletter/queue-issue.ts": [2, "newsletter_subscribers: wants_newsletter =="],
  "scripts/admin/mail/list-mails.ts": [1, "mail: delivery.state =="],
  "scripts/admin/mail/retry-mails.ts": [1, "mail: delivery.state =="],
  "scripts/admin/team/add-member.ts": [1, "company_whitelist: company_id =="],
  "scripts/admin/team/list-members.ts": [1, "company_whitelist: company_id =="],
  "scripts/admin/project/company-option.ts": [1, "company_whitelist: company_id =="],
  // These go by the document's id, which needs no index.
  "functions/src/all-documents.ts": [1],
  "scripts/admin/project/stored-documents.ts": [1],
  "scripts/admin/upkeep/outdated-records.ts": [1],
  "functions/src/person/stored-addresses.ts": [3, `all ${withAddress}: email_key ==`],
  "scripts/admin/reviews/reviews-command.ts": [2, "all log: kind =="],
  "functions/src/newsletter/token-holder.ts": [1, "newsletter_subscribers: token_id =="],
  "functions/src/push/push-devices.ts": [
    2,
    "company_whitelist: company_id ==",
    "devices: created_at DESCENDING",
  ],
  "functions/src/person/data-locations.ts": [
    6,
    "mail: lead ==",
    "mail: kind ==",
    "submissions: digest ==",
    "submissions: lead ==",
    "mail, submissions: subscriber ==",
    "tasks: client.id ==",
    "tasks: lead_id ==",
  ],
};
