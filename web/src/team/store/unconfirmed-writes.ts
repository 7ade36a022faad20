import { createStore, del, entries, get, set } from "idb-keyval";
import * as z from "zod";
import type { DeviceKey } from "../../ui/device-keys.ts";
import type { DocumentSource } from "./company-documents.ts";

/** Firestore keeps these too, but would drop one refused after a restart. Wiped at sign-out (access/wipe-device.ts). */
const openStore = () => createStore("team-additions" satisfies DeviceKey<"indexedDB">, "entries");
let store: ReturnType<typeof createStore> | undefined;

const unconfirmedWrite = z
  .object({
    companyId: z.string(),
    collection: z.enum(["leads", "clients", "tasks", "log"]),
    /** The record whose log it belongs to. */
    logOf: z.string().optional(),
    /** When it was added, by this device's clock, in ms; older copies of the app don't keep it. */
    at: z.number().optional(),
    /** What was typed, by the name of its field. */
    values: z.record(z.string(), z.string()),
    leadId: z.string().optional(),
  })
  // As entries were kept when only leads had a log: in a collection of that name.
  .transform(({ collection, leadId, ...write }) =>
    collection === "log"
      ? { ...write, collection: "leads" as const, logOf: leadId }
      : { ...write, collection },
  );

/** A document that was added here and that the server hasn't taken yet. */
export type UnconfirmedWrite = z.infer<typeof unconfirmedWrite>;

function withStore() {
  store ??= openStore();
  return store;
}

export function sourceOf({ companyId, collection, logOf }: UnconfirmedWrite): DocumentSource {
  return { companyId, collection, logOf };
}

/** By the id of their document; none where the browser refuses storage. */
export async function readUnconfirmed(): Promise<ReadonlyMap<string, UnconfirmedWrite>> {
  const stored = await entries(withStore()).catch(() => []);
  return new Map(
    stored.flatMap(([id, value]) => {
      const write = unconfirmedWrite.safeParse(value);
      return typeof id === "string" && write.success ? [[id, write.data]] : [];
    }),
  );
}

export async function findUnconfirmed(id: string): Promise<UnconfirmedWrite | undefined> {
  return unconfirmedWrite.safeParse(await get(id, withStore()).catch(() => undefined)).data;
}

export async function keepUnconfirmed(id: string, write: UnconfirmedWrite): Promise<void> {
  // Storage refused: then a refusal is told only while the page is open.
  await set(id, write, withStore()).catch(() => undefined);
}

export async function forgetUnconfirmed(id: string): Promise<void> {
  await del(id, withStore()).catch(() => undefined);
}
