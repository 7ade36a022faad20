import { collections } from "#contract/collections";
import { database } from "#functions/database.ts";

/** Returns how many documents are in every collection of forms and among the agency's leads. */
export async function everythingStored(): Promise<Record<string, number>> {
  const paths = [...Object.values(collections), "companies/agency/leads"];
  const counts = paths.map(async (path) => {
    const counted = await database().collection(path).count().get();
    return [path, counted.data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
