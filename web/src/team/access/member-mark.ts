import { storedFlag } from "../../ui/device-storage.ts";

/** By its key the sign-in page knows that the app is to start at once (entry-sign-in.ts); leaving deletes it. */
export const memberIsHere = storedFlag("localStorage", "team-member");
