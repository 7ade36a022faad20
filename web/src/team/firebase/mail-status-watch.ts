import { doc, type Firestore, onSnapshot } from "firebase/firestore";
import { mailStatusPath } from "#contract/collections";
import { mailStatus } from "#contract/mail-status";
import { errorCode } from "./error-code.ts";

/**
 * Follows since when the company's email isn't going out (ISO); null where it is, or nobody says. Without a network
 * it is what the copy on this device knows.
 * @returns what ends it.
 */
export function watchStuckMail(
  store: Firestore,
  companyId: string,
  tell: (since: string | null) => void,
): () => void {
  return onSnapshot(
    doc(store, mailStatusPath(companyId)),
    (snapshot) => tell(mailStatus.parse(snapshot.data() ?? {}).stuck_since),
    (error) => console.error(`The status of the email cannot be read: ${errorCode(error)}`),
  );
}
