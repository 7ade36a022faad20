import { describe, expect, test } from "vitest";
import { newClient, storedClient } from "#contract/client";
import { newLead, storedLead } from "#contract/lead";
import { queuedMail } from "#contract/queued-mail";
import { doneSort, dueSort, newTask, openSort, storedTask } from "#contract/task";
import { whitelistRow } from "#contract/whitelist-row";

const created_at = { toDate: () => new Date("2026-03-01T15:00:00Z") };

describe("reading stored documents", () => {
  test("reads a lead with an unknown status", () => {
    expect(storedLead.parse({ first_name: "Ana", status: "on_hold", created_at })).toMatchObject({
      ...{ first_name: "Ana", status: "on_hold", created_at: "2026-03-01T15:00:00.000Z" },
    });
  });

  test.each([storedLead, storedClient, storedTask])(
    "reads odd documents as far as possible",
    (schema) => {
      const odd = { status: 3, first_name: null, title: [], client_name: {}, client: "x" };
      for (const row of [{}, odd]) expect(schema.safeParse(row).success).toBe(true);
    },
  );

  test("reads imported times, and pending or invalid ones as null", () => {
    expect(storedClient.parse({ created_at: "2025-05-01T10:00:00+02:00" }).created_at).toBe(
      "2025-05-01T08:00:00.000Z",
    );
    expect(storedClient.parse({ created_at: null }).created_at).toBeNull();
    expect(storedClient.parse({ created_at: "soon" }).created_at).toBeNull();
  });

  test("reads a task's linked client and day as they are stored", () => {
    const client = { id: "c1", client_name: "Ruiz Plumbing" };
    const task = storedTask.parse({ title: "Call", due_date: "2026-05-31", client, created_at });
    expect(task).toMatchObject({ due_date: "2026-05-31", client });
  });

  test.each([storedClient, storedTask])("ignores a lead's id that is invalid", (schema) => {
    expect(schema.parse({ lead_id: "no/id" }).lead_id).toBeUndefined();
    expect(schema.parse({ lead_id: "" }).lead_id).toBeUndefined();
    expect(schema.parse({ lead_id: "a1" }).lead_id).toBe("a1");
  });
});

describe("creating documents", () => {
  test("accepts a lead without a name, but no unknown status or field", () => {
    const lead = { first_name: "", last_name: "", email: "a@b", status: "todo", source: "team" };
    expect(newLead.safeParse(lead).success).toBe(true);
    expect(newLead.safeParse({ ...lead, status: "done" }).success).toBe(false);
    expect(newLead.safeParse({ ...lead, company_id: "rival" }).success).toBe(false);
  });

  test("accepts a form of the site or a line of text as a lead's source", () => {
    const lead = { first_name: "", last_name: "", email: "a@b", status: "todo" };
    const sourceOf = (source: unknown) => newLead.safeParse({ ...lead, source }).data?.source;
    expect(sourceOf(" Trade  show ")).toBe("Trade show");
    expect(sourceOf("contact-form")).toBe("contact-form");
    for (const source of ["", " ", "x".repeat(101), "\u0000", 7, undefined]) {
      expect(sourceOf(source)).toBeUndefined();
    }
  });

  test("a client needs only its name", () => {
    expect(newClient.safeParse({ client_name: "Ruiz" }).success).toBe(true);
    expect(newClient.safeParse({ email: "ana@shop.example" }).success).toBe(false);
    expect(newClient.safeParse({ client_name: "  " }).success).toBe(false);
  });

  test("a task's day is a real calendar day", () => {
    const task = { title: "Call", status: "todo", priority: "high" };
    expect(newTask.safeParse({ ...task, due_date: "2028-02-29" }).success).toBe(true);
    for (const due_date of ["2026-02-30", "2026-2-3", "2026-02-03T00:00:00Z", 20260203]) {
      expect(newTask.safeParse({ ...task, due_date }).success).toBe(false);
    }
    expect(newTask.safeParse({ ...task, priority: "urgent" }).success).toBe(false);
  });

  test("sorts open tasks by day, then those without one, then the others", () => {
    const examples = [
      ["todo", "2026-05-31", "2026-05-31"],
      ["in_progress", "2026-05-31", "2026-05-31"],
      ["completed", "2026-05-31", "over"],
      ["waiting", "2026-05-31", "over"],
      ["todo", "2026-02-30", "none"],
      ["todo", "soon", "none"],
      ["todo", undefined, "none"],
    ] as const;
    for (const [status, due_date, expected] of examples) {
      const task = storedTask.parse({ status, due_date });
      expect(dueSort(task), `${status} ${due_date}`).toBe(expected);
    }
    expect(openSort > "9999-12-31" && doneSort > openSort).toBe(true);
  });

  test("a whitelist row is keyed by an address that rules can look up", () => {
    const row = { email: "Ana@Shop.example", company_name: "Shop", company_id: "shop" };
    expect(whitelistRow.parse(row).email).toBe("ana@shop.example");
    expect(whitelistRow.safeParse({ ...row, email: "a/b@shop.example" }).success).toBe(false);
    expect(whitelistRow.safeParse({ ...row, email: "\u212aim@shop.example" }).success).toBe(false);
    expect(whitelistRow.safeParse({ ...row, company_id: "shop/leads" }).success).toBe(false);
  });

  test("a queued mail names its subject by a valid path", () => {
    const lead = { kind: "lead", lead: "companies/agency/leads/1" };
    expect(queuedMail.safeParse(lead).success).toBe(true);
    for (const path of ["leads/1", "companies/agency/leads/1/log/2", "company_whitelist/a", 7]) {
      expect(queuedMail.safeParse({ ...lead, lead: path }).success).toBe(false);
    }
    expect(queuedMail.safeParse({ ...lead, kind: "receipt" }).success).toBe(true);
    const signup = { kind: "signup", subscriber: "newsletter_subscribers/1" };
    expect(queuedMail.safeParse(signup).success).toBe(true);
    expect(queuedMail.safeParse({ ...signup, subscriber: "mail/1" }).success).toBe(false);
    expect(queuedMail.safeParse({ kind: "summary" }).success).toBe(false);
    expect(queuedMail.safeParse({ to: ["owner@shop.example"] }).success).toBe(false);
  });
});
