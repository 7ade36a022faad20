import { storedValue } from "../../../ui/device-storage.ts";
import type { DocumentSource } from "../../store/company-documents.ts";
import type { ListFeed } from "./list-feed.ts";

/** The time in milliseconds since 1970. Sign-out wipes it by its name (access/wipe-device.ts). */
const confirmedAt = ({ companyId, collection, selection }: DocumentSource) =>
  storedValue(
    "localStorage",
    `team-as-of:${companyId}/${collection}/${selection?.name ?? "all"}`,
    (stored) => (typeof stored === "number" ? stored : undefined),
  );

/** @returns what ends it. */
export function noteConfirmed(feed: ListFeed<unknown>, source: DocumentSource): () => void {
  const moment = confirmedAt(source);
  let isLive = false;
  // The list was live until now, not only until its last change.
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

export function lastConfirmed(source: DocumentSource): number | undefined {
  return confirmedAt(source).read();
}
