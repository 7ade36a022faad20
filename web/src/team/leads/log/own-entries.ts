import { useSyncExternalStore } from "react";
import * as z from "zod";
import type { StoredLead } from "#contract/lead";
import {
  afterEntry,
  type LeadProgress,
  logText,
  type StoredLogEntry,
  storedLogEntry,
} from "#contract/lead-log";
import { forgetUnconfirmed, readUnconfirmed } from "../../records/form/unconfirmed-entries.ts";
import type { LogSource } from "../../store/company-documents.ts";
import { followWrite } from "../../store/own-write.ts";
import { tabChannel } from "../../store/tab-channel.ts";
import type { OpenStore } from "../../store/use-store.ts";
import { tellLost } from "./tell-lost.ts";

/** An entry of this device, from whichever tab, which the lead itself may not know of yet. */
interface OwnEntry {
  id: string;
  pending: boolean;
  entry: StoredLogEntry;
}

type OwnEntries = ReadonlyMap<string, readonly OwnEntry[]>;

let known: OwnEntries = new Map();
const followed = new Set<string>();
const listeners = new Set<() => void>();
/** Which entry has come onto the device. */
const otherTabs = tabChannel(
  "team-own-entries",
  z.object({ companyId: z.string(), leadId: z.string(), id: z.string() }),
);

function change(leadId: string, id: string, entry: OwnEntry | undefined): void {
  const others = (known.get(leadId) ?? []).filter((other) => other.id !== id);
  known = new Map(known).set(leadId, entry ? [...others, entry] : others);
  for (const notify of listeners) notify();
}

/** Until the server has taken it, or refused it. */
export function followOwnEntry(store: OpenStore["store"], source: LogSource, id: string): void {
  if (followed.has(id)) return;
  followed.add(id);
  const { companyId, leadId } = source;
  followWrite(store, source, id, (write) => {
    const entry = write && storedLogEntry.parse(write.data);
    change(leadId, id, entry && { id, pending: write.pending, entry });
    if (!write) tellLost(store, source, id);
    else if (write.pending) otherTabs.tell({ companyId, leadId, id });
    else forgetUnconfirmed(id);
  }).catch(() => change(leadId, id, undefined));
}

/** Those that wait since an earlier start, and those of other tabs. @returns what ends the latter. */
export function followOtherEntries(store: OpenStore["store"], companyId: string): () => void {
  const follow = (entry: { companyId: string; leadId: string }, id: string) => {
    if (entry.companyId !== companyId) return;
    followOwnEntry(store, { companyId, collection: "log", leadId: entry.leadId }, id);
  };
  readUnconfirmed().then((entries) => {
    for (const [id, { companyId, leadId }] of entries) {
      if (leadId !== undefined) follow({ companyId, leadId }, id);
    }
  });
  return otherTabs.hear(({ id, ...entry }) => follow(entry, id));
}

/** By the id of their lead. */
export function useOwnEntries(): OwnEntries {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => known,
  );
}

/** The lead as it will be when the functions have seen these. */
export function withOwnEntries(lead: StoredLead, own: readonly OwnEntry[]): StoredLead {
  const unseen = own
    .filter(
      ({ pending, entry: { created_at } }) =>
        pending || (created_at ?? "") > (lead.last_entry_at ?? ""),
    )
    .map(({ entry }) => entry)
    .sort((one, other) => (one.created_at ?? "").localeCompare(other.created_at ?? ""));
  if (unseen.length === 0) return lead;
  const texts = [{ text: lead.log_text }, ...unseen];
  return {
    ...lead,
    ...unseen.reduce<LeadProgress>(afterEntry, lead),
    log_text: logText(texts) || undefined,
  };
}
