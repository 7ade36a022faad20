import type { User } from "firebase/auth";

/** The SDK refreshes the tokens by itself. */
export interface TeamSession {
  access_token: string;
  refresh_token: string;
  /** Seconds from when the session was read. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  token_type: "bearer";
  user: { uid: string; email: string };
  /** Nobody signs in through another provider. */
  provider_token: null;
}

/**
 * Reads the session of a signed-in user.
 * @throws FirebaseError where the token has run out and there is no network for a new one.
 */
export async function readSession(user: User): Promise<TeamSession> {
  const { token, expirationTime } = await user.getIdTokenResult();
  const expiresAt = Math.floor(Date.parse(expirationTime) / 1000);
  return {
    access_token: token,
    refresh_token: user.refreshToken,
    expires_in: Math.max(0, expiresAt - Math.floor(Date.now() / 1000)),
    expires_at: expiresAt,
    token_type: "bearer",
    user: { uid: user.uid, email: user.email ?? "" },
    provider_token: null,
  };
}
