import { normalizeEmail } from "./email-address.ts";

/** Names of all collections. Only leads, clients and tasks lie inside a company. */
export const collections = {
  whitelist: "company_whitelist",
  companies: "companies",
  leads: "leads",
  clients: "clients",
  tasks: "tasks",
  subscribers: "newsletter_subscribers",
  contactMessages: "contact_messages",
  mail: "mail",
  /** One record per accepted form, which makes a repeat recognizable. */
  submissions: "submissions",
  /** Counters that expire. */
  rateLimits: "rate_limits",
} as const;

/** The agency's own company: public forms put their leads there. */
export const agencyCompanyId = "agency";

export type CompanyCollection = "leads" | "clients" | "tasks";

/** Path of a company's leads, clients or tasks. */
export function companyPath(companyId: string, collection: CompanyCollection): string {
  return `${collections.companies}/${companyId}/${collections[collection]}`;
}

/** Path of the row that lets a person in: its id is the email in lower case. */
export function whitelistPath(email: string): string {
  return `${collections.whitelist}/${normalizeEmail(email)}`;
}
