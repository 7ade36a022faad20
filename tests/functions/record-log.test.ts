import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { agencyCompanyId } from "#contract/collections";
import { database } from "#functions/database.ts";
import { deleteLogOf } from "#functions/record-log/delete-log.ts";
import { renewProgress } from "#functions/record-log/renew-progress.ts";
import { call } from "./call-function.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { iso, later, loggedRecord, recordWithLog } from "./log-entries.ts";
import { stored } from "./stored.ts";

const came = later(0);

describe("through the triggers", () => {
  test.each([
    ["sendContactEmail", contactForm()],
    ["newsletterSignup", signupForm("cherry-hill-web-design-page")],
  ] as const)("makes a lead from %s wait until it is answered", async (name, form) => {
    expect(await call(name, form)).toMatchObject({ status: "OK" });
    const { note, comesTo, now } = recordWithLog("leads", form.submission_id);
    const { waiting_since, ...lead } = await now();
    expect(waiting_since).toBe(lead.created_at);
    expect(lead).not.toHaveProperty("answered_at");
    const created_at = new Date();
    await note({ kind: "called", text: "Wants a price", created_at });
    const after = await comesTo({ log_text: "Wants a price" });
    expect(after).not.toHaveProperty("waiting_since");
    expect(after.answered_at).toBe(created_at.toISOString());
    expect(after.last_entry_at).toBe(after.answered_at);
    // Nothing else of it changes, above all not its status.
    expect(after).toMatchObject(lead);
  });

  test("deletes a lead's log with the lead, but not another company's", async () => {
    const lead = await loggedRecord("leads", { first_name: "Ana", waiting_since: came });
    const foreign = database().doc(`companies/other/leads/${lead.id}/log/one`);
    await foreign.set({ kind: "note", text: "Theirs", by: "rival@other.example" });
    await lead.note({ kind: "called", created_at: later(1) });
    await lead.comesTo({ last_entry_at: iso(1) });
    await lead.goes();
    expect(await stored(foreign.path)).toBeDefined();
  });
});

describe("the work itself", () => {
  /** Stores a log without its lead, which the triggers leave alone, and then the lead. */
  async function lead(entries: object[]) {
    const record = recordWithLog("leads", randomUUID());
    await Promise.all(entries.map((entry) => record.note(entry)));
    await record.document.set({ first_name: "Ana", created_at: came, waiting_since: came });
    return record;
  }

  /** Computes the progress again, and returns the lead. */
  async function renewed({ id, now }: ReturnType<typeof recordWithLog>) {
    await renewProgress(agencyCompanyId, { collection: "leads", id });
    return now();
  }

  test("computes the same again, with the same times", async () => {
    const record = await lead([
      { kind: "reminder", remind_on: "2026-11-24", text: "Send the quote", created_at: later(1) },
      { kind: "note", text: "Decides in spring", created_at: later(2) },
    ]);
    const once = await renewed(record);
    expect(once).toMatchObject({
      ...{ next_on: "2026-11-24", next_for: "Send the quote" },
      log_text: "Decides in spring\nSend the quote",
      ...{ waiting_since: came.toISOString(), last_entry_at: iso(2) },
    });
    expect(once).not.toHaveProperty("answered_at");
    expect(await renewed(record)).toEqual(once);
    await Promise.all([1, 2, 3].map(() => renewed(record)));
    expect(await record.now()).toEqual(once);
  });

  test("follows the times of the entries, whatever their stored order", async () => {
    const record = await lead([
      { kind: "wrote", created_at: later(9) },
      { kind: "reminder", remind_on: "2026-11-30", created_at: later(7) },
      { kind: "called", created_at: later(5) },
      { kind: "reminder", remind_on: "2026-11-23", created_at: later(3) },
    ]);
    const after = await renewed(record);
    expect(after).toMatchObject({ answered_at: iso(5), last_entry_at: iso(9) });
    expect(after).toMatchObject({ next_on: "2026-11-30" });
  });

  test("stops the wait of a lead that is set aside until it's put back", async () => {
    // A lead that is set aside isn't due or answered either.
    const record = await lead([
      { kind: "reminder", remind_on: "2026-12-24", text: "Ask", created_at: later(1) },
      { kind: "set_aside", text: "Sells links", created_at: later(2) },
    ]);
    const after = await renewed(record);
    for (const name of ["waiting_since", "answered_at", "next_on", "next_for"]) {
      expect(after).not.toHaveProperty(name);
    }
    expect(after).toMatchObject({ aside_since: iso(0), log_text: "Sells links\nAsk" });
    expect(await renewed(record)).toEqual(after);
    await record.note({ kind: "put_back", created_at: later(4) });
    await record.comesTo({ waiting_since: iso(0), last_entry_at: iso(4) });
    const back = await renewed(record);
    for (const name of ["aside_since", "answered_at"]) expect(back).not.toHaveProperty(name);
  });

  test("answers no lead that never waited, and keeps an earlier answer", async () => {
    const called = [{ kind: "called", created_at: later(3) }];
    const byTeam = await lead(called);
    await byTeam.document.set({ first_name: "By the team", created_at: came });
    expect(await renewed(byTeam)).not.toHaveProperty("answered_at");
    const restored = await lead(called);
    await restored.document.set({ created_at: came, answered_at: later(2) });
    const after = await renewed(restored);
    expect(after).toMatchObject({ answered_at: iso(2), last_entry_at: iso(3) });
    expect(after).not.toHaveProperty("waiting_since");
  });

  test("keeps a deleted lead deleted, and an existing lead's log", async () => {
    const gone = recordWithLog("leads", randomUUID());
    await renewed(gone);
    expect(await stored(gone.document.path)).toBeUndefined();
    const { id, log } = await lead([{ kind: "called", created_at: later(1) }]);
    await deleteLogOf(agencyCompanyId, { collection: "leads", id });
    expect((await log.get()).size).toBe(1);
  });

  test("deletes a log of hundreds of entries whole", async () => {
    const { id, log } = recordWithLog("leads", randomUUID());
    const writer = database().bulkWriter();
    for (let index = 0; index < 451; index += 1) {
      void writer.create(log.doc(), { kind: "called", by: "team", created_at: later(index) });
    }
    await writer.close();
    await deleteLogOf(agencyCompanyId, { collection: "leads", id });
    expect((await log.get()).size).toBe(0);
  });
});
