import { normalizeEmail } from "./email-address.ts";

/** Only leads, clients and tasks lie inside a company. */
export const collections = {
  whitelist: "company_whitelist",
  companies: "companies",
  leads: "leads",
  clients: "clients",
  tasks: "tasks",
  subscribers: "newsletter_subscribers",
  contactMessages: "contact_messages",
  mail: "mail",
  /** One record per accepted form: makes a repeat recognizable. */
  submissions: "submissions",
  /** Forms whose honeypot was filled: a machine, or a browser's add-on. */
  suspectedForms: "suspected_forms",
  rateLimits: "rate_limits",
} as const;

/** Public forms put their leads there. */
export const agencyCompanyId = "agency";

export type CompanyCollection = "leads" | "clients" | "tasks";

export function companyPath(companyId: string, collection: CompanyCollection): string {
  return `${collections.companies}/${companyId}/${collections[collection]}`;
}

/** The row's id is the email in lower case. */
export function whitelistPath(email: string): string {
  return `${collections.whitelist}/${normalizeEmail(email)}`;
}
