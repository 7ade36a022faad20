import type { DocumentReference } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import { type PushDevice, storedPushDevice } from "../contract/push.ts";
import { database } from "../database.ts";

export interface StoredPushDevice extends PushDevice {
  id: string;
  ref: DocumentReference;
}

/** The limit for one member. Only the newest devices count. */
const mostDevices = 20;

/** The devices of members who may see a company's leads now. Nobody else is told, whatever is still stored. */
export async function devicesOf(companyId: string): Promise<StoredPushDevice[]> {
  const members = await database()
    .collection(collections.whitelist)
    .where("company_id", "==", companyId)
    .get();
  const lists = await Promise.all(
    members.docs.map(({ ref }) =>
      ref.collection(collections.devices).orderBy("created_at", "desc").limit(mostDevices).get(),
    ),
  );
  return lists
    .flatMap(({ docs }) => docs)
    .flatMap((document) => {
      const device = storedPushDevice.safeParse(document.data());
      return device.success ? [{ ...device.data, id: document.id, ref: document.ref }] : [];
    });
}
