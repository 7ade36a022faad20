import { useEffect, useState } from "react";
import { useSignedInUser } from "../firebase/reactfire.tsx";
import { readSession, type TeamSession } from "../firebase/session.ts";

/** Who is signed in (undefined while that is not known), and the session, which follows each new token. */
export function useSession() {
  const { user, change } = useSignedInUser();
  const [session, setSession] = useState<TeamSession | null>(null);

  useEffect(() => {
    // With each change the same user may carry a new token.
    void change;
    let wanted = true;
    const keep = (next: TeamSession | null) => {
      if (wanted) setSession(next);
    };
    if (user) {
      // Without a network a token that has run out cannot be renewed: the SDK does it later.
      readSession(user)
        .then(keep)
        .catch(() => keep(null));
    } else keep(null);
    return () => {
      wanted = false;
    };
  }, [user, change]);

  return { user, session: user ? session : null };
}
