import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { agencyCompanyId, companyPath, logPath } from "#contract/collections";
import { database } from "#functions/database.ts";
import { deleteLogOf } from "#functions/record-log/delete-log.ts";
import { renewProgress } from "#functions/record-log/renew-progress.ts";
import { patience } from "../patience.ts";
import { call } from "./call.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { iso, later, shownTimes } from "./logged-record.ts";
import { stored } from "./stored.ts";

const company = agencyCompanyId;
const by = "team@agency.example";
const came = later(0);

const leadPath = (id: string) => `${companyPath(company, "leads")}/${id}`;
const logOf = (id: string) => database().collection(logPath(company, "leads", id));

async function leadOf(id: string): Promise<Record<string, unknown>> {
  return shownTimes((await stored(leadPath(id))) ?? {});
}

/** Stores a lead as a form leaves it. */
async function waitingLead(): Promise<string> {
  const id = randomUUID();
  const times = { created_at: came, waiting_since: came };
  await database()
    .doc(leadPath(id))
    .set({ first_name: "Ana", status: "todo", ...times });
  return id;
}

const note = (lead: string, entry: object) => logOf(lead).add({ by, ...entry });

async function eventually(lead: string, wanted: object) {
  await vi.waitFor(async () => expect(await leadOf(lead)).toMatchObject(wanted), patience);
  return leadOf(lead);
}

describe("through the triggers", () => {
  test.each([
    ["sendContactEmail", contactForm()],
    ["newsletterSignup", signupForm("cherry-hill-web-design-page")],
  ] as const)("makes a lead from %s wait until it is answered", async (name, form) => {
    expect(await call(name, form)).toMatchObject({ status: "OK" });
    const { waiting_since, ...lead } = await leadOf(form.submission_id);
    expect(waiting_since).toBe(lead.created_at);
    expect(lead).not.toHaveProperty("answered_at");
    const created_at = new Date();
    await note(form.submission_id, { kind: "called", text: "Wants a price", created_at });
    const after = await eventually(form.submission_id, { log_text: "Wants a price" });
    expect(after).not.toHaveProperty("waiting_since");
    expect(after.answered_at).toBe(created_at.toISOString());
    expect(after.last_entry_at).toBe(after.answered_at);
    // Nothing else of it changes, above all not its status.
    expect(after).toMatchObject(lead);
  });

  test("deletes a lead's log with the lead, but not another company's", async () => {
    const lead = await waitingLead();
    const foreign = `companies/other/leads/${lead}`;
    await database().doc(`${foreign}/log/one`).set({ kind: "note", text: "Theirs", by });
    await note(lead, { kind: "called", created_at: later(1) });
    await eventually(lead, { last_entry_at: iso(1) });
    await database().doc(leadPath(lead)).delete();
    await vi.waitFor(async () => expect((await logOf(lead).get()).size).toBe(0), patience);
    expect(await stored(`${foreign}/log/one`)).toBeDefined();
  });
});

describe("the work itself", () => {
  /** Stores a log without its lead, which the triggers leave alone, and then the lead. */
  async function lead(entries: object[], fields: object = {}): Promise<string> {
    const id = randomUUID();
    await Promise.all(entries.map((entry) => note(id, entry)));
    const own = { first_name: "Ana", created_at: came, waiting_since: came, ...fields };
    await database().doc(leadPath(id)).set(own);
    return id;
  }

  async function renewed(id: string) {
    await renewProgress(company, { collection: "leads", id: id });
    return leadOf(id);
  }

  test("computes the same again, with the same times", async () => {
    const id = await lead([
      { kind: "reminder", remind_on: "2026-11-24", text: "Send the quote", created_at: later(1) },
      { kind: "note", text: "Decides in spring", created_at: later(2) },
    ]);
    const once = await renewed(id);
    expect(once).toMatchObject({
      ...{ next_on: "2026-11-24", next_for: "Send the quote" },
      log_text: "Decides in spring\nSend the quote",
      ...{ waiting_since: came.toISOString(), last_entry_at: iso(2) },
    });
    expect(once).not.toHaveProperty("answered_at");
    expect(await renewed(id)).toEqual(once);
    await Promise.all([1, 2, 3].map(() => renewProgress(company, { collection: "leads", id: id })));
    expect(await leadOf(id)).toEqual(once);
  });

  test("keeps the client until an entry names nobody", async () => {
    const client = { id: "ruiz", client_name: "Ruiz Bakery" };
    const id = await lead([{ kind: "client", client, created_at: later(1) }]);
    const owned = await renewed(id);
    expect(owned).toMatchObject({ client_id: "ruiz", waiting_since: iso(0) });
    await note(id, { kind: "client", created_at: later(2) });
    await eventually(id, { last_entry_at: iso(2) });
    expect(await renewed(id)).not.toHaveProperty("client_id");
  });

  test("follows the times of the entries, whatever their stored order", async () => {
    const id = await lead([
      { kind: "wrote", created_at: later(9) },
      { kind: "reminder", remind_on: "2026-11-30", created_at: later(7) },
      { kind: "called", created_at: later(5) },
      { kind: "reminder", remind_on: "2026-11-23", created_at: later(3) },
    ]);
    const after = await renewed(id);
    expect(after).toMatchObject({ answered_at: iso(5), last_entry_at: iso(9) });
    expect(after).toMatchObject({ next_on: "2026-11-30" });
  });

  test("stops the wait of a lead that is set aside until it's put back", async () => {
    // A lead that is set aside isn't due or answered either.
    const id = await lead([
      { kind: "reminder", remind_on: "2026-12-24", text: "Ask", created_at: later(1) },
      { kind: "set_aside", text: "Sells links", created_at: later(2) },
    ]);
    const after = await renewed(id);
    for (const name of ["waiting_since", "answered_at", "next_on", "next_for"]) {
      expect(after).not.toHaveProperty(name);
    }
    expect(after).toMatchObject({ aside_since: iso(0), log_text: "Sells links\nAsk" });
    expect(await renewed(id)).toEqual(after);
    await note(id, { kind: "put_back", created_at: later(4) });
    await eventually(id, { waiting_since: iso(0), last_entry_at: iso(4) });
    const back = await renewed(id);
    for (const name of ["aside_since", "answered_at"]) expect(back).not.toHaveProperty(name);
  });

  test("answers no lead that never waited, and keeps an earlier answer", async () => {
    const called = [{ kind: "called", created_at: later(3) }];
    const byTeam = await lead(called);
    await database().doc(leadPath(byTeam)).set({ first_name: "By the team", created_at: came });
    expect(await renewed(byTeam)).not.toHaveProperty("answered_at");
    const restored = await lead(called);
    await database()
      .doc(leadPath(restored))
      .set({ created_at: came, answered_at: later(2) });
    const after = await renewed(restored);
    expect(after).toMatchObject({ answered_at: iso(2), last_entry_at: iso(3) });
    expect(after).not.toHaveProperty("waiting_since");
  });

  test("cuts long text between letters", async () => {
    const text = "x".repeat(1999).concat("🛠".repeat(5));
    const id = await lead([{ kind: "note", text, created_at: later(1) }]);
    expect((await renewed(id)).log_text).toBe("x".repeat(1999));
  });

  test("keeps a deleted lead deleted, and an existing lead's log", async () => {
    const gone = randomUUID();
    await renewProgress(company, { collection: "leads", id: gone });
    expect(await stored(leadPath(gone))).toBeUndefined();
    const existing = await lead([{ kind: "called", created_at: later(1) }]);
    await deleteLogOf(company, { collection: "leads", id: existing });
    expect((await logOf(existing).get()).size).toBe(1);
  });

  test("deletes a log of hundreds of entries whole", async () => {
    const id = randomUUID();
    const writer = database().bulkWriter();
    for (let index = 0; index < 451; index += 1) {
      void writer.create(logOf(id).doc(), { kind: "called", by, created_at: later(index) });
    }
    await writer.close();
    await deleteLogOf(company, { collection: "leads", id: id });
    expect((await logOf(id).get()).size).toBe(0);
  });
});
