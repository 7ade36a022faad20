import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { agencyCompanyId, companyPath, type LoggedRecord, logPath } from "#contract/collections";
import { storedTime } from "#contract/stored-time";
import { database } from "#functions/database.ts";
import { patience } from "../patience.ts";
import { stored } from "./stored.ts";

const came = new Date("2026-11-23T15:00:00Z");

/** Returns the time this many minutes after the record was created. */
export const later = (minutes: number) => new Date(came.getTime() + minutes * 60_000);
export const iso = (minutes: number) => later(minutes).toISOString();

/** Returns the fields with times as ISO text. */
function shownTimes(fields: object): Record<string, unknown> {
  const shown = (value: unknown) =>
    typeof value === "object" ? (storedTime.parse(value) ?? value) : value;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shown(value)]));
}

/** Returns what a test needs to note entries about a record of the agency, which may not be stored yet. */
export function recordWithLog(collection: LoggedRecord["collection"], id: string) {
  const document = database().doc(`${companyPath(agencyCompanyId, collection)}/${id}`);
  const log = database().collection(logPath(agencyCompanyId, collection, id));
  const now = async () => shownTimes((await stored(document.path)) ?? {});
  return {
    ...{ id, document, log, now },
    note: (entry: object) => log.add({ by: "team@agency.example", ...entry }),
    /** Waits until the trigger has applied the entries. */
    async comesTo(wanted: object) {
      await vi.waitFor(async () => expect(await now()).toMatchObject(wanted), patience);
      return now();
    },
    /** Deletes the record, and waits until its log is deleted. */
    async goes() {
      await document.delete();
      await vi.waitFor(async () => expect((await log.get()).size).toBe(0), patience);
    },
  };
}

/** Stores a new record of the agency. */
export async function loggedRecord(collection: LoggedRecord["collection"], fields: object) {
  const record = recordWithLog(collection, randomUUID());
  await record.document.set({ ...fields, created_at: came });
  return record;
}
