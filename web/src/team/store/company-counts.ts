import {
  collection,
  type Firestore,
  getCountFromServer,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from "firebase/firestore";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { limits } from "#contract/limits";
import { openSort } from "#contract/task";

/** A count of `limits.listMax` means that many or more. */
interface CompanyCounts {
  unanswered: number;
  clients: number;
  /** Tasks that are not done. */
  tasks: number;
}

/** One read is billed per thousand counted. @throws FirestoreError without a network, or where the rules refuse. */
export async function countCompany(store: Firestore, companyId: string): Promise<CompanyCounts> {
  const count = async (name: CompanyCollection, ...which: QueryConstraint[]) => {
    // The rules refuse queries without this limit.
    const all = query(
      collection(store, companyPath(companyId, name)),
      ...which,
      limit(limits.listMax),
    );
    return (await getCountFromServer(all)).data().count;
  };
  const [unanswered, clients, tasks] = await Promise.all([
    // Only leads that wait have this field.
    count("leads", orderBy("waiting_since")),
    count("clients"),
    count("tasks", where("due_sort", "<=", openSort)),
  ]);
  return { unanswered, clients, tasks };
}
