import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storedClient } from "#contract/client";
import { storedLead } from "#contract/lead";
import { afterEntry, byWholeLog, type LeadProgress, leadLogKinds } from "#contract/lead-log";
import { limits } from "#contract/limits";
import { logText, type StoredLogEntry, storedLogEntry } from "#contract/record-log";
import { storedTask } from "#contract/task";

const by = "team@agency.example";
const waiting: LeadProgress = {
  waiting_since: "2026-11-23T15:00:00.000Z",
  aside_since: null,
  answered_at: null,
  last_entry_at: null,
  next_on: undefined,
};
const nothing: LeadProgress = { ...waiting, waiting_since: null };

const entry = (kind: string, created_at: string | null, remind_on?: string): StoredLogEntry => ({
  ...storedLogEntry.parse({ kind, remind_on, by }),
  created_at,
});
const at = "2026-11-23T16:00:00.000Z";

describe("the clock", () => {
  test.each(["called", "wrote", "met"])("%s stops it, at the entry's time", (kind) => {
    const answered = { ...nothing, answered_at: at, last_entry_at: at };
    expect(afterEntry(waiting, entry(kind, at))).toEqual(answered);
  });

  test.each(["note", "reminder", "done", "sent", ""])("%j doesn't stop it", (kind) => {
    const after = afterEntry(waiting, entry(kind, at));
    expect(after).toMatchObject({ waiting_since: waiting.waiting_since, answered_at: null });
    expect(after.last_entry_at).toBe(at);
  });

  const aside = afterEntry(waiting, entry("set_aside", at));

  test("stops without an answer when set aside, even after a later call", () => {
    const { waiting_since } = waiting;
    expect(aside).toEqual({ ...nothing, aside_since: waiting_since, last_entry_at: at });
    expect(afterEntry(aside, entry("called", at))).toEqual({ ...nothing, last_entry_at: at });
  });

  test("runs from the message's time again when put back", () => {
    const twice = afterEntry(aside, entry("set_aside", at));
    const back = afterEntry(twice, entry("put_back", at));
    expect(back).toEqual({ ...waiting, last_entry_at: at });
    expect(afterEntry(back, entry("put_back", at))).toEqual(back);
    expect(afterEntry(back, entry("wrote", at)).answered_at).toBe(at);
  });

  test("owed starts or restarts it, but never moves its start later", () => {
    const since = "2026-11-24T16:00:00.000Z";
    const owed = entry("owed", since);
    const started = { ...nothing, waiting_since: since, last_entry_at: since };
    expect(afterEntry(nothing, owed)).toEqual(started);
    const again = afterEntry(afterEntry(waiting, entry("called", at)), owed);
    expect(again).toMatchObject({ waiting_since: since, answered_at: at });
    for (const before of [waiting, aside]) {
      const { waiting_since, aside_since } = afterEntry(before, owed);
      expect([waiting_since, aside_since]).toEqual([waiting.waiting_since, null]);
    }
    const offline = afterEntry(nothing, entry("owed", null)).waiting_since ?? "";
    expect(Date.now() - Date.parse(offline)).toBeLessThan(60_000);
  });

  test("isn't stopped by entries from before the wait", () => {
    const since = "2026-11-24T16:00:00.000Z";
    const owed = { ...nothing, waiting_since: since };
    for (const kind of ["called", "set_aside"]) {
      expect(byWholeLog(owed, [entry(kind, at)])).toEqual({ ...owed, last_entry_at: at });
    }
  });

  test("put_back does nothing without a wait or after an answer", () => {
    const none = afterEntry(nothing, entry("set_aside", at));
    for (const before of [none, afterEntry(waiting, entry("met", at))]) {
      expect(afterEntry(before, entry("put_back", at))).toEqual(before);
    }
  });

  test("counts only the first answer, and only during a wait", () => {
    const once = afterEntry(waiting, entry("wrote", at));
    expect(afterEntry(once, entry("called", "2026-11-24T16:00:00.000Z")).answered_at).toBe(at);
    expect(afterEntry(nothing, entry("called", at)).answered_at).toBeNull();
    // An entry that has no time yet is an answer, too.
    expect(afterEntry(waiting, entry("called", null))).toMatchObject({ waiting_since: null });
  });
});

describe("a reminder", () => {
  const reminded = afterEntry(nothing, entry("reminder", at, "2026-11-25"));

  test("is replaced by the next one, whether sooner or later", () => {
    expect(reminded.next_on).toBe("2026-11-25");
    const wordy = afterEntry(reminded, { ...entry("reminder", at, "2026-11-25"), text: "Call" });
    expect(wordy.next_for).toBe("Call");
    expect(afterEntry(wordy, entry("note", at)).next_for).toBe("Call");
    expect(afterEntry(wordy, entry("reminder", at, "2026-11-26")).next_for).toBeUndefined();
    expect(afterEntry(wordy, entry("done", at)).next_for).toBeUndefined();
    for (const day of ["2026-11-24", "2026-12-24"]) {
      expect(afterEntry(reminded, entry("reminder", at, day)).next_on).toBe(day);
    }
  });

  test("survives an earlier answer and notes, and ends when set aside", () => {
    expect(afterEntry(reminded, entry("called", at)).next_on).toBe("2026-11-25");
    const late = "2026-12-01T16:00:00.000Z";
    expect(afterEntry(reminded, entry("note", late)).next_on).toBe("2026-11-25");
    expect(afterEntry(reminded, entry("set_aside", at)).next_on).toBeUndefined();
  });

  test("can be checked off on any day, which is no answer", () => {
    const due = { ...waiting, next_on: "2026-11-25" };
    expect(afterEntry(due, entry("done", at))).toEqual({ ...waiting, last_entry_at: at });
  });

  // Midnight in New York is 4:00 UTC in summer, 5:00 in winter.
  test.each([
    ["2026-03-08", "2026-03-08T04:59:59.000Z", "2026-03-08T05:00:00.000Z"],
    ["2026-03-09", "2026-03-09T03:59:59.000Z", "2026-03-09T04:00:00.000Z"],
    ["2026-11-01", "2026-11-01T03:59:59.000Z", "2026-11-01T04:00:00.000Z"],
    ["2026-11-02", "2026-11-02T04:59:59.000Z", "2026-11-02T05:00:00.000Z"],
  ])("of %s is settled by an answer from midnight in New York on", (day, before, after) => {
    const due = afterEntry(nothing, entry("reminder", "2026-01-01T12:00:00.000Z", day));
    expect(afterEntry(due, entry("called", before)).next_on).toBe(day);
    expect(afterEntry(due, entry("called", after)).next_on).toBeUndefined();
  });
});

test("gives a lead to the newest entry's client, or to none", () => {
  const client = { id: "ruiz", client_name: "Ruiz Bakery" };
  const owned = afterEntry(waiting, { ...entry("client", at), client });
  expect(owned).toEqual({ ...waiting, client_id: "ruiz", last_entry_at: at });
  expect(afterEntry(owned, entry("note", at)).client_id).toBe("ruiz");
  // A log that was restored in parts may lack the entry.
  expect(byWholeLog(owned, [entry("note", at)]).client_id).toBe("ruiz");
  expect(byWholeLog(owned, [entry("client", at)]).client_id).toBeUndefined();
});

const timeAt = (minutes: number) => new Date(Date.UTC(2026, 1, 1, 0, minutes)).toISOString();
const anyLog = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...leadLogKinds),
      minutes: fc.integer({ min: 0, max: 500_000 }),
      day: fc.constantFrom("2026-03-08", "2026-11-01", "2026-11-02", "2027-01-01"),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all
      .sort((one, other) => one.minutes - other.minutes)
      .map(({ kind, minutes, day }) =>
        entry(kind, timeAt(minutes), kind === "reminder" ? day : undefined),
      ),
  );

/** A lead that has waited since before any entry. */
const early = { ...waiting, waiting_since: "2026-01-31T15:00:00.000Z" };

test("gives the same result for late, repeated and mixed-up events", () => {
  const events = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 10 });
  fc.assert(
    fc.property(fc.constantFrom(early, nothing), anyLog, events, (start, log, seen) => {
      const once = byWholeLog(start, log);
      // Each event finds as much of the log as exists by then.
      const growing = seen.sort((one, other) => one - other).map((count) => log.slice(0, count));
      const often = [...growing, log, log].reduce(byWholeLog, start);
      expect(often).toEqual(once);
      // A lead that was answered waits again only if a member said so.
      const waitsAgain = once.answered_at !== null && once.waiting_since !== null;
      if (waitsAgain) expect(log.map(({ kind }) => kind)).toContain("owed");
      expect([once.waiting_since, once.aside_since]).toContain(null);
      expect(log.map(({ created_at }) => created_at).at(-1) ?? null).toBe(once.last_entry_at);
    }),
    { seed: 20_261_123 },
  );
});

test("starts no clock from a log restored without its first part", () => {
  const answered = { waiting_since: null, aside_since: null, answered_at: at };
  expect(byWholeLog(answered, [entry("note", "2026-11-25T16:00:00.000Z")])).toMatchObject(answered);
});

describe("the text for the search", () => {
  const texts = (...all: (string | undefined)[]) => all.map((text) => ({ text }));

  test("has all texts, newest first", () => {
    expect(logText(texts("first", undefined, "second\nline"))).toBe("second\nline\nfirst");
    expect(logText([])).toBe("");
  });

  test("is cut to its limit between letters, without a space at the end", () => {
    const long = logText(texts("old", "x".repeat(limits.logTextMax - 1).concat("🛠 more")));
    expect(long).toBe("x".repeat(limits.logTextMax - 1));
    expect(logText(texts("old", "x".repeat(limits.logTextMax - 1)))).not.toMatch(/\s$/);
  });
});

describe("records from before the log", () => {
  test("have leads that wait for nothing, and no lead of a client or task", () => {
    const lead = storedLead.parse({ first_name: "Ana", status: "todo" });
    expect(byWholeLog(lead, [])).toEqual(nothing);
    expect([lead.next_on, lead.log_text]).toEqual([undefined, undefined]);
    expect(storedClient.parse({ client_name: "Ruiz" }).lead_id).toBeUndefined();
    expect(storedTask.parse({ title: "Call" }).lead_id).toBeUndefined();
  });

  test("may have odd values", () => {
    const odd = { kind: 7, text: {}, remind_on: 8, by: null, created_at: "soon" };
    expect(afterEntry(waiting, storedLogEntry.parse(odd))).toEqual(waiting);
    const lead = storedLead.parse({ waiting_since: 1, answered_at: {}, next_on: 3, log_text: [] });
    expect(lead).toMatchObject({ waiting_since: null, answered_at: null, last_entry_at: null });
  });
});
