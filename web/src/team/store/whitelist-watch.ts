import { doc, type Firestore, getDocFromServer, onSnapshot } from "firebase/firestore";
import { whitelistPath } from "#contract/collections";
import { type WhitelistRow, whitelistRow } from "#contract/whitelist-row";
import { isRefused } from "./error-code.ts";

export type WhitelistCheck =
  | { state: "checking" }
  /** `confirmed` means confirmed in this visit. Otherwise the row is from the copy on this device. */
  | { state: "allowed"; row: WhitelistRow; confirmed: boolean }
  /** There is no row, or the rules refuse to say. */
  | { state: "denied" }
  /** Neither server nor copy could say. */
  | { state: "unreachable" };

/** Firestore gives up a listener after an error. */
const retryMs = 30_000;

/** Logs the problem without the address that was looked up. */
function report(what: string): void {
  console.error(`The whitelist lookup failed: ${what}`);
}

/** Answers from the copy first; removing the row takes effect at once. @returns what ends it. */
export function watchWhitelistRow(
  store: Firestore,
  email: string,
  show: (check: WhitelistCheck) => void,
): () => void {
  if (email === "" || email.includes("/")) {
    report("the address cannot be a key");
    show({ state: "denied" });
    return () => undefined;
  }
  let later: number | undefined;
  let stop = listen();
  function listen(): () => void {
    return onSnapshot(
      doc(store, whitelistPath(email)),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        if (!snapshot.exists()) {
          show({ state: fromCache ? "unreachable" : "denied" });
          return;
        }
        const row = whitelistRow.safeParse(snapshot.data());
        if (row.success) {
          show({ state: "allowed", row: row.data, confirmed: !fromCache });
          return;
        }
        report("the row is not as the contract wants it");
        show({ state: "denied" });
      },
      (error) => {
        // Another tab has deleted the copy: it is signing out, and this one follows.
        if (error.code !== "aborted") report(error.code);
        const isDenied = error.code === "permission-denied";
        show({ state: isDenied ? "denied" : "unreachable" });
        if (isDenied) return;
        later = window.setTimeout(() => {
          stop = listen();
        }, retryMs);
      },
    );
  }
  return () => {
    clearTimeout(later);
    stop();
  };
}

/** Says whether the server has no row, or the rules refuse to say. */
export async function isOffWhitelist(store: Firestore, email: string): Promise<boolean> {
  try {
    return !(await getDocFromServer(doc(store, whitelistPath(email)))).exists();
  } catch (error) {
    return isRefused(error);
  }
}
