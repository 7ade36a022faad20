import { useCallback, useEffect, useState } from "react";
import { openTeamFirebase, type TeamFirebase } from "../firebase/team-app.ts";

export type OpenFirebase =
  | { state: "opening" }
  | { state: "open"; firebase: TeamFirebase }
  | { state: "failed"; retry: () => void };

/** Opens the Firebase app of the team area. */
export function useOpenFirebase(): OpenFirebase {
  const [result, setResult] = useState<OpenFirebase>({ state: "opening" });

  const open = useCallback(async () => {
    setResult({ state: "opening" });
    try {
      setResult({ state: "open", firebase: await openTeamFirebase() });
    } catch (error) {
      console.error("The team area cannot be opened", error);
      setResult({ state: "failed", retry: open });
    }
  }, []);

  useEffect(() => {
    open();
  }, [open]);
  return result;
}
