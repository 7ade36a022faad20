import { showToast } from "../../ui/toast/show-toast.ts";
import type { OpenStore } from "../access/use-store.ts";
import { forgetUnconfirmed, readUnconfirmed } from "../entry/unconfirmed-entries.ts";
import { hasDocument } from "../firebase/add-document.ts";
import type { LogSource } from "../firebase/company-documents.ts";

/**
 * Tells of an entry that was refused because its lead was deleted meanwhile: of others the lead's page tells. Only once, as
 * nothing can be done about it.
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
  await forgetUnconfirmed(id);
  const text = entry.values.text?.trim();
  await showToast({
    kind: "error",
    title: "We couldn't save your note: that lead was deleted",
    text: text && `You wrote: ${text}`,
  });
}
