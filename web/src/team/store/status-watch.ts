import { doc, type Firestore, onSnapshot } from "firebase/firestore";
import { errorCode } from "./error-code.ts";

/**
 * Follows a status that the functions tell a company's members, by its path. The data is undefined if there is none.
 * Without a network, it comes from the copy on this device.
 * @returns what ends it.
 */
export function watchStatus(
  store: Firestore,
  path: string,
  tell: (data: unknown) => void,
): () => void {
  return onSnapshot(
    doc(store, path),
    (snapshot) => tell(snapshot.data()),
    (error) => console.error(`${path} cannot be read: ${errorCode(error)}`),
  );
}
