import { storedValue } from "../../ui/device-storage.ts";

/**
 * Who was let in on this device last, by their ID. By its key the sign-in page knows that the app is to start at once
 * (entry-sign-in.ts), by its value a page that it's theirs (entry-seen.ts). Leaving deletes it.
 */
export const memberMark = storedValue("localStorage", "team-member", (stored) =>
  typeof stored === "string" ? stored : undefined,
);
