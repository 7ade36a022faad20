import * as z from "zod";
import { storedValue } from "../../ui/device-storage.ts";

export const signOutReason = z.enum([
  "signed-out",
  "access-ended",
  "session-ended",
  "password-saved",
]);

export type SignOutReason = z.infer<typeof signOutReason>;

/** The reason that this tab's next page shows. */
export const lastSignOutReason = storedValue(
  "sessionStorage",
  "sign-out-reason",
  (stored) => signOutReason.safeParse(stored).data,
);
