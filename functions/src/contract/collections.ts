import { normalizeEmail } from "./email-address.ts";

/** Only leads, clients and tasks with their logs, and status, are inside a company. */
export const collections = {
  whitelist: "company_whitelist",
  /** The devices below each member's row, which get notices about new leads. */
  devices: "devices",
  companies: "companies",
  leads: "leads",
  /** What members noted about a lead, client or task, below each of them. */
  log: "log",
  clients: "clients",
  tasks: "tasks",
  /** What the functions tell a company's members. */
  status: "status",
  subscribers: "newsletter_subscribers",
  /** Newsletters as they go out. The mail to each subscriber names its issue. */
  issues: "newsletter_issues",
  contactMessages: "contact_messages",
  mail: "mail",
  /** One record per accepted form, which makes a repeat recognizable. */
  submissions: "submissions",
  /** Forms whose honeypot was filled, by a bot or a browser's add-on. */
  suspectedForms: "suspected_forms",
  rateLimits: "rate_limits",
  /** How often pages were viewed and used, by day, with nothing about the visitors. */
  siteNumbers: "site_numbers",
} as const;

/** Public forms store their leads under this company. */
export const agencyCompanyId = "agency";

/** Members can make notes about these records, in a log that only grows. */
export const loggedCollections = ["leads", "clients", "tasks"] as const;

export type CompanyCollection = (typeof loggedCollections)[number];

export function companyPath(companyId: string, collection: CompanyCollection): string {
  return `${collections.companies}/${companyId}/${collections[collection]}`;
}

/** A record that has a log. */
export interface LoggedRecord {
  collection: CompanyCollection;
  id: string;
}

export function logPath(companyId: string, collection: CompanyCollection, id: string): string {
  return `${companyPath(companyId, collection)}/${id}/${collections.log}`;
}

const statusPath = (companyId: string, name: string) =>
  `${collections.companies}/${companyId}/${collections.status}/${name}`;

export const mailStatusPath = (companyId: string) => statusPath(companyId, "mail");
export const newsletterStatusPath = (companyId: string) => statusPath(companyId, "newsletter");
export const replyStatusPath = (companyId: string) => statusPath(companyId, "replies");
export const pushStatusPath = (companyId: string) => statusPath(companyId, "push");

/** This document exists once everything stored has its `email_key` (`npm run upkeep -- records`). */
export const emailKeysPath = statusPath(agencyCompanyId, "email-keys");

/** The row's id is the email in lower case. */
export function whitelistPath(email: string): string {
  return `${collections.whitelist}/${normalizeEmail(email)}`;
}

export function devicesPath(email: string): string {
  return `${whitelistPath(email)}/${collections.devices}`;
}
