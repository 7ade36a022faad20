import { showToast } from "../../../ui/toast/show-toast.ts";
import { forgetUnconfirmed, readUnconfirmed } from "../../records/form/unconfirmed-entries.ts";
import { hasDocument } from "../../store/add-document.ts";
import type { LogSource } from "../../store/company-documents.ts";
import type { OpenStore } from "../../store/use-store.ts";
import { type LostNote, lostWords } from "./lost-words.ts";

/** By the id of their entry. A message takes the place of the one before, so each has them all. */
const lost = new Map<string, LostNote>();

/**
 * Tells of an entry that was refused because its lead was deleted meanwhile: of others the lead's page tells. Once the
 * message is there the entry is forgotten, as nothing can be done about it.
 */
export async function tellLost(
  store: OpenStore["store"],
  { companyId, leadId }: LogSource,
  id: string,
): Promise<void> {
  const entry = (await readUnconfirmed()).get(id);
  if (!entry) return;
  const isThere = await hasDocument(store, { companyId, collection: "leads" }, leadId).catch(
    () => undefined,
  );
  if (isThere !== false) return;
  lost.set(id, { leadId, text: entry.values.text });
  await showToast({ kind: "error", ...lostWords([...lost.values()]) });
  await forgetUnconfirmed(id);
}
