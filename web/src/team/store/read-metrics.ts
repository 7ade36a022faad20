import { collection, type Firestore, getDocs, limit, query, where } from "firebase/firestore";
import { collections } from "#contract/collections";
import { limits } from "#contract/limits";
import { type StoredMetrics, storedMetrics } from "#contract/site-metrics";

/** Without a network, it returns what the copy on this device knows. @throws Error if that is nothing. */
export async function readMetrics(store: Firestore, since: string): Promise<StoredMetrics[]> {
  const days = query(
    collection(store, collections.siteNumbers),
    where("day", ">=", since),
    limit(limits.listMax),
  );
  const { docs, empty, metadata } = await getDocs(days);
  if (empty && metadata.fromCache) throw new Error("There's no network.");
  return docs.flatMap((document) => storedMetrics.safeParse(document.data()).data ?? []);
}
