import { collections } from "#contract/collections";
import { pushKind } from "#contract/queued-mail";
import { database } from "#functions/database.ts";

/**
 * Returns how many documents are in every collection of forms and among the agency's leads, apart from notices: those of
 * an earlier form may be queued a moment later.
 */
export async function everythingStored(): Promise<Record<string, number>> {
  const paths = [...Object.values(collections), "companies/agency/leads"];
  const counts = paths.map(async (path) => {
    const all = database().collection(path);
    const query = path === collections.mail ? all.where("kind", "!=", pushKind) : all;
    const counted = await query.count().get();
    return [path, counted.data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
