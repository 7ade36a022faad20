import { useEffect } from "react";
import { useMember } from "../access/team-auth.ts";
import { showUnanswered } from "../install/app-badge.ts";
import { followUnconfirmed } from "../log/own-entries.ts";
import { useUnanswered } from "./use-unanswered.ts";

/** While the team area is open, on any of its pages: the number on the app's icon. */
export function DeskWatch() {
  const { store, companyId } = useMember();
  const count = useUnanswered()?.count;
  useEffect(() => {
    followUnconfirmed(store, companyId);
  }, [store, companyId]);
  useEffect(() => {
    if (count !== undefined) showUnanswered(count);
  }, [count]);
  return null;
}
