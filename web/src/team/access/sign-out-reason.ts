import * as z from "zod";
import { storedValue } from "../../ui/device-storage.ts";

/** Why a session ended; the sign-in page says it in words. */
export const signOutReason = z.enum([
  "signed-out",
  "access-ended",
  "session-ended",
  "password-saved",
]);

export type SignOutReason = z.infer<typeof signOutReason>;

/** Why the session ended that this tab just had, for its next page. */
export const lastSignOutReason = storedValue(
  "sessionStorage",
  "sign-out-reason",
  (stored) => signOutReason.safeParse(stored).data,
);
