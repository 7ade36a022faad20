/** Why a session ended; the sign-in page says it in words. */
export const signOutReasons = [
  "signed-out",
  "access-ended",
  "session-ended",
  "password-saved",
] as const;

export type SignOutReason = (typeof signOutReasons)[number];

const storageKey = "sign-out-reason";

/** Notes, for the next page of this tab, why the session ended. */
export function noteSignOutReason(reason: SignOutReason): void {
  try {
    sessionStorage.setItem(storageKey, reason);
  } catch {
    // Storage refused: the sign-in page opens without a word about it.
  }
}

/** Why the session ended that this tab just had; told once. */
export function takeSignOutReason(): SignOutReason | undefined {
  try {
    const noted = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return signOutReasons.find((one) => one === noted);
  } catch {
    return;
  }
}
