import { storedValue } from "../../ui/device-storage.ts";

/**
 * The ID of the last member who was let in on this device. Its key tells the sign-in page to start the app at once
 * (entry-sign-in.ts). Its value tells a page that it belongs to this member (entry-seen.ts). Leaving deletes it.
 */
export const memberMark = storedValue("localStorage", "team-member", (stored) =>
  typeof stored === "string" ? stored : undefined,
);
