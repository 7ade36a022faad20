import type { Firestore } from "firebase/firestore";
import { useSyncExternalStore } from "react";
import * as z from "zod";
import { addDocument, hasDocument, isStored } from "./add-document.ts";
import type { DocumentSource } from "./company-documents.ts";
import { errorCode, isRefused } from "./error-code.ts";
import { savedDocument } from "./one-document.ts";
import { tabChannel } from "./tab-channel.ts";
import { type UnconfirmedWrite, unconfirmed, unconfirmedIds } from "./unconfirmed-writes.ts";

/** A document that was added on this device, in any tab, since the start or before it. */
export interface LocalWrite extends UnconfirmedWrite {
  id: string;
  /** `settled` means stored for so long that the functions have made all further changes. */
  state: "pending" | "stored" | "settled" | "refused";
  /** The time in ms when this device heard that it is stored. */
  storedAt?: number;
  /** The write was refused, and the record whose log it is for was deleted. */
  isOrphaned?: boolean;
  /** The document as this device has it, or undefined if it has none. */
  data: unknown;
}

/** This is longer than a function takes, even if it has to start first. */
const settleMs = 30_000;

type LocalWrites = ReadonlyMap<string, LocalWrite>;

let writes: LocalWrites = new Map();
const listeners = new Set<() => void>();
/**
 * Tells other tabs that the write with this id has changed. The message itself says that it was dismissed, because
 * another tab may see storage as it was a moment ago.
 */
const otherTabs = tabChannel(
  "team-writes",
  z.object({ id: z.string(), isDismissed: z.boolean().optional() }),
);

function publish(changed: LocalWrites): void {
  writes = changed;
  for (const notify of listeners) notify();
}

function put(write: LocalWrite): void {
  publish(new Map(writes).set(write.id, write));
}

/** Publishes what became of a write, unless it was dismissed or corrected under the same id in between. */
function change(write: LocalWrite): void {
  const followed = writes.get(write.id);
  if (followed && followed.at === write.at) put(write);
}

function remove(id: string): void {
  publish(new Map([...writes].filter(([other]) => other !== id)));
}

/** The collections that a document may link to, by the name of the value. */
const linked = { client_id: "clients", lead_id: "leads" } as const;

async function isDeleted(store: Firestore, source: DocumentSource, id: string): Promise<boolean> {
  return (await hasDocument(store, source, id).catch(() => undefined)) === false;
}

/** A link to something deleted would be refused again. */
async function withoutDeadLinks(
  store: Firestore,
  { companyId, values }: UnconfirmedWrite,
): Promise<UnconfirmedWrite["values"]> {
  const left = { ...values };
  for (const [name, collection] of Object.entries(linked)) {
    const id = left[name];
    if (id && (await isDeleted(store, { companyId, collection }, id))) delete left[name];
  }
  return left;
}

async function refuse(store: Firestore, id: string, write: UnconfirmedWrite): Promise<void> {
  const { companyId, collection, logOf } = write;
  const isOrphaned =
    logOf !== undefined && (await isDeleted(store, { companyId, collection }, logOf));
  const values = await withoutDeadLinks(store, write);
  change({ ...write, id, values, state: "refused", isOrphaned, data: undefined });
}

/** For a time that only the server knows, Firestore gives the moment at which it was asked. */
function withOwnTime(data: unknown, { at }: UnconfirmedWrite): unknown {
  if (typeof data !== "object" || data === null || at === undefined) return data;
  return { ...data, created_at: new Date(at) };
}

/**
 * @param settled whether the server has taken it, once that is known.
 * @param written the document, where this tab has made it.
 */
async function follow(
  store: Firestore,
  id: string,
  write: UnconfirmedWrite,
  settled: Promise<boolean>,
  written?: object,
): Promise<void> {
  const saved = async () => (await savedDocument(store, write, id))?.data;
  put({ ...write, id, state: "pending", data: written });
  if (!written) change({ ...write, id, state: "pending", data: withOwnTime(await saved(), write) });
  if (await settled) {
    const data = (await saved()) ?? written;
    const stored = { ...write, id, storedAt: Date.now(), data };
    change({ ...stored, state: "stored" });
    unconfirmed(id).remove();
    setTimeout(() => change({ ...stored, state: "settled" }), settleMs);
  } else {
    await refuse(store, id, write);
  }
}

/**
 * Looks at this device's copy until the server has answered: Firestore doesn't tell every tab that was opened after the
 * write. The device drops what the server refuses. If it lacks the document for another reason, the server knows.
 */
async function isTaken(store: Firestore, id: string, write: UnconfirmedWrite): Promise<boolean> {
  for (let pause = 500; ; pause = Math.min(2 * pause, 5000)) {
    const saved = await savedDocument(store, write, id);
    if (!saved) return isStored(store, write, id);
    if (!saved.pending) return true;
    await new Promise((done) => setTimeout(done, pause));
  }
}

interface NewWrite {
  data: Readonly<Record<string, unknown>>;
  values: UnconfirmedWrite["values"];
  /** Its id. Without one, it gets a new id. */
  id?: string | undefined;
  /** Called if the rules don't allow it. */
  onDenied(): void;
}

/** Adds a document at once on this device, and follows it until the server takes or refuses it. @returns its id. */
export function addLocally(store: Firestore, source: DocumentSource, added: NewWrite): string {
  const { data, values, onDenied } = added;
  const { id, confirmed } = addDocument(store, source, data, added.id);
  const { companyId, collection, logOf } = source;
  const at = Date.now();
  const write = { companyId, collection, logOf, at, values };
  // If storage is refused, a refusal is reported only while the page is open.
  unconfirmed(id).write(write);
  const settled = confirmed.then(
    () => true,
    (error: unknown) => {
      console.error(`An entry was not taken: ${errorCode(error)}`);
      if (isRefused(error)) onDenied();
      return false;
    },
  );
  const written = { ...data, created_at: new Date(at) };
  // The write is shown, here and in other tabs, only once it is on the device, because a person who sees it may leave
  // the page.
  savedDocument(store, source, id).then(() => {
    follow(store, id, write, settled, written);
    otherTabs.send({ id });
  });
  return id;
}

export function dismissWrite(id: string): void {
  remove(id);
  unconfirmed(id).remove();
  otherTabs.send({ id, isDismissed: true });
}

/** Follows what a company's members added before this start, and in other tabs. @returns what ends that. */
export function followLocalWrites(store: Firestore, companyId: string): () => void {
  const begin = (id: string, write: UnconfirmedWrite) => {
    const isFollowed = (writes.get(id)?.state ?? "refused") !== "refused";
    if (write.companyId !== companyId || isFollowed) return;
    follow(store, id, write, isTaken(store, id, write));
  };
  const stop = otherTabs.listen(({ id, isDismissed }) => {
    const write = unconfirmed(id).read();
    if (isDismissed) remove(id);
    else if (write) begin(id, write);
  });
  for (const id of unconfirmedIds()) {
    const write = unconfirmed(id).read();
    if (write) begin(id, write);
  }
  return () => {
    stop();
    publish(new Map());
  };
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether the server has refused something that somebody can still correct or dismiss. */
export function hasRefusedWrites(): boolean {
  return [...writes.values()].some(({ state, isOrphaned }) => state === "refused" && !isOrphaned);
}

/** All local writes by the id of their document. */
export function useLocalWrites(): LocalWrites {
  return useSyncExternalStore(subscribe, () => writes);
}
