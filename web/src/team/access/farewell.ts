/** Why a session ended; the sign-in page says it in words. */
export const farewells = ["signed-out", "access-ended", "session-ended", "password-saved"] as const;

export type Farewell = (typeof farewells)[number];

const storageKey = "farewell";

/** Notes, for the next page of this tab, why the session ended. */
export function noteFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(storageKey, farewell);
  } catch {
    // Storage refused: the sign-in page opens without a word about it.
  }
}

/** Why the session ended that this tab just had; told once. */
export function takeFarewell(): Farewell | undefined {
  try {
    const noted = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return farewells.find((one) => one === noted);
  } catch {
    return;
  }
}
