import { onIdTokenChanged, type User } from "firebase/auth";
import { useEffect, useState } from "react";
import { useAuth } from "reactfire";
import { useLatestAnswer } from "./use-latest-answer.ts";

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

/** A new object with each new token, although the user object stays the same. */
interface AuthState {
  user: User | null;
}

/** Returns null also if the token has expired and there is no network for a new one. */
async function readSession({ user }: AuthState): Promise<TeamSession | null> {
  const result = await user?.getIdTokenResult().catch(() => undefined);
  if (!user || !result) return null;
  const expiresAt = Math.floor(Date.parse(result.expirationTime) / 1000);
  return {
    access_token: result.token,
    refresh_token: user.refreshToken,
    expires_in: Math.max(0, expiresAt - Math.floor(Date.now() / 1000)),
    expires_at: expiresAt,
    token_type: "bearer",
    user: { uid: user.uid, email: user.email ?? "" },
    provider_token: null,
  };
}

/** The user is undefined until it is known. */
export function useSession() {
  const auth = useAuth();
  const [authState, setAuthState] = useState<AuthState>();
  useEffect(() => onIdTokenChanged(auth, (user) => setAuthState({ user })), [auth]);
  const session = useLatestAnswer(authState, readSession)?.answer ?? null;
  const user = authState?.user;
  return { user, session: user && session?.user.uid === user.uid ? session : null };
}
