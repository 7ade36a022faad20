import { storedValue } from "../../ui/device-storage.ts";
import type { DocumentSource } from "../firebase/company-documents.ts";
import type { ListFeed } from "./list-feed.ts";

/** In milliseconds since 1970. Wiped at sign-out, as everything that begins so (access/wipe-device.ts). */
const confirmedAt = ({ companyId, collection, status = "all" }: DocumentSource) =>
  storedValue("localStorage", `team-as-of:${companyId}/${collection}/${status}`, (stored) =>
    typeof stored === "number" ? stored : undefined,
  );

/** Notes when the server confirms what this device shows of a list. @returns what ends it. */
export function noteConfirmed(feed: ListFeed<unknown>, source: DocumentSource): () => void {
  const moment = confirmedAt(source);
  let isLive = false;
  // It was live until now, not only until its last change.
  const noteEnd = () => {
    if (isLive && navigator.onLine) moment.write(Date.now());
  };
  const stop = feed.subscribe(() => {
    const { confirmed } = feed.state();
    if (confirmed) moment.write(Date.now());
    else noteEnd();
    isLive = confirmed;
  });
  return () => {
    noteEnd();
    stop();
  };
}

/** When the server last confirmed what this device has of a list. */
export function lastConfirmed(source: DocumentSource): Date | undefined {
  const moment = confirmedAt(source).read();
  return moment === undefined ? undefined : new Date(moment);
}
