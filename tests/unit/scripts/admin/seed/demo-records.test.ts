import { describe, expect, it } from "vitest";
import { storedLead } from "#contract/lead";
import { agencyCompany } from "#scripts/admin/seed/agency-company.ts";
import { companyNames } from "#scripts/admin/seed/company-names.ts";
import { demoAccounts } from "#scripts/admin/seed/demo-accounts.ts";
import { demoDocuments } from "#scripts/admin/seed/demo-records.ts";
import { rivalCompany } from "#scripts/admin/seed/rival-company.ts";

const now = new Date("2026-11-21T12:00:00Z");

describe("demo data", () => {
  it.each([agencyCompany, rivalCompany])(
    "of $id fits the contract and its own paths",
    (company) => {
      const documents = demoDocuments(company, now);
      expect(documents.length).toBeGreaterThanOrEqual(6);
      expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
      for (const { path, data } of documents) {
        expect(path).toMatch(new RegExp(`^companies/${company.id}/(leads|clients|tasks)/demo-`));
        expect(data.created_at.getTime()).toBeLessThan(now.getTime());
      }
    },
  );

  it("has leads that wait for 1, 13 and 30 hours, and one due today", () => {
    const leads = demoDocuments(agencyCompany, now).map(({ data }) => storedLead.parse(data));
    const waiting = leads.flatMap(({ waiting_since }) =>
      waiting_since === null ? [] : [(now.getTime() - Date.parse(waiting_since)) / 3_600_000],
    );
    expect(waiting.map(Math.round).sort((one, other) => one - other)).toEqual([1, 13, 30]);
    expect(leads.map(({ next_on }) => next_on).filter(Boolean)).toEqual(["2026-11-21"]);
    expect(leads.filter(({ answered_at }) => answered_at !== null)).toHaveLength(2);
    const written = leads.map(({ log_text = "" }) => log_text).join();
    expect(written).toMatch(/Ask whether the partner agrees\nAt the practice/);
  });

  it("counts due days from the day in New Jersey", () => {
    // In New Jersey, it may still be yesterday.
    const evening = new Date("2026-11-22T00:43:00Z");
    const due = demoDocuments(agencyCompany, evening).map(({ data }) => data.due_date);
    expect(due.filter((day) => day !== undefined)).toEqual(
      expect.arrayContaining(["2026-11-20", "2026-11-23"]),
    );
  });

  it("shares no record between the companies", () => {
    const words = (company: typeof agencyCompany) => [
      ...company.leads.map(({ record }) => record.email),
      ...company.clients.map(({ record }) => record.client_name),
      ...company.tasks.map(({ record }) => record.title),
    ];
    const rivals = new Set(words(rivalCompany));
    expect(words(agencyCompany).filter((word) => rivals.has(word))).toEqual([]);
  });

  it("has the four accounts for testing access", () => {
    expect(
      demoAccounts.map(({ email, emailVerified, companyId }) => [email, emailVerified, companyId]),
    ).toEqual([
      ["team@agency.example", true, "agency"],
      ["rival@other.example", true, "harbor-lane"],
      ["outsider@nowhere.example", true, undefined],
      ["unverified@agency.example", false, "agency"],
    ]);
    for (const { companyId } of demoAccounts) {
      if (companyId) expect(companyNames().has(companyId)).toBe(true);
    }
  });
});
