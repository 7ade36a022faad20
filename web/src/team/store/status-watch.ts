import { doc, type Firestore, onSnapshot } from "firebase/firestore";
import { errorCode } from "./error-code.ts";

/**
 * Follows something that the functions tell a company's members, by its path; undefined where nobody says it. Without a
 * network it is what the copy on this device knows.
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
