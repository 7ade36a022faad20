import { createStore, del, entries, set } from "idb-keyval";
import * as z from "zod";
import type { DeviceKey } from "../../../ui/device-keys.ts";
import type { DocumentSource } from "../../store/company-documents.ts";
import { entryValues } from "./entry-values.ts";

/** Firestore keeps these too, but would drop one refused after a restart. Wiped at sign-out (access/wipe-device.ts). */
const openStore = () => createStore("team-additions" satisfies DeviceKey<"indexedDB">, "entries");
let store: ReturnType<typeof createStore> | undefined;

const unconfirmedEntry = z.object({
  companyId: z.string(),
  collection: z.enum(["leads", "clients", "tasks", "log"]),
  /** Whose log it belongs to. */
  leadId: z.string().optional(),
  values: entryValues,
});

type UnconfirmedEntry = z.infer<typeof unconfirmedEntry>;

function withStore() {
  store ??= openStore();
  return store;
}

/** By the id of their document; none where the browser refuses storage. */
export async function readUnconfirmed(): Promise<ReadonlyMap<string, UnconfirmedEntry>> {
  const stored = await entries(withStore()).catch(() => []);
  return new Map(
    stored.flatMap(([id, value]) => {
      const entry = unconfirmedEntry.safeParse(value);
      return typeof id === "string" && entry.success ? [[id, entry.data]] : [];
    }),
  );
}

/** Those that were to be added to one list or log. */
export async function unconfirmedOf(source: DocumentSource) {
  const leadId = source.collection === "log" ? source.leadId : undefined;
  return [...(await readUnconfirmed())].filter(
    ([, entry]) =>
      entry.companyId === source.companyId &&
      entry.collection === source.collection &&
      entry.leadId === leadId,
  );
}

export async function keepUnconfirmed(id: string, entry: UnconfirmedEntry): Promise<void> {
  // Storage refused: then a refusal is told only while the page is open.
  await set(id, entry, withStore()).catch(() => undefined);
}

export async function forgetUnconfirmed(id: string): Promise<void> {
  await del(id, withStore()).catch(() => undefined);
}
