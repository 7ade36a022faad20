import { useMemo } from "react";
import { storedTask } from "#contract/task";
import { useMember } from "../access/team-auth.ts";
import type { CompanySource } from "../firebase/company-documents.ts";
import { dueLeads } from "../leads/lead-list.ts";
import { useRows } from "../record/use-rows.ts";
import { dueTasks } from "../tasks/task-list.ts";
import { useToday } from "../use-now.ts";
import { type Day, dayOf } from "./day.ts";
import { useLeads } from "./use-leads.ts";
import { type Unanswered, useUnanswered } from "./use-unanswered.ts";

/** Of reminders and of tasks: more than are shown, and few enough to read them at every start. */
const readMost = 20;

export interface KnownDay extends Day {
  unanswered: Unanswered;
  /** Neither server nor device has said anything about some of it. */
  loading: boolean;
  /** By the server, and live. */
  confirmed: boolean;
}

/** What there is to do today, live and also offline. */
export function useDay(): KnownDay {
  const { companyId } = useMember();
  const today = useToday();
  const unanswered = useUnanswered();
  const dueSelection = useMemo(() => dueLeads(today), [today]);
  const reminded = useLeads(dueSelection, readMost);
  const taskSource = useMemo<CompanySource>(
    () => ({ companyId, collection: "tasks", selection: dueTasks({ upTo: today }) }),
    [companyId, today],
  );
  const tasks = useRows(taskSource, storedTask, readMost);
  const day = useMemo(
    () =>
      dayOf({
        messages: unanswered.leads,
        reminded: reminded.rows,
        tasks: tasks.rows,
        today,
      }),
    [unanswered.leads, reminded.rows, tasks.rows, today],
  );
  return {
    ...day,
    unanswered,
    loading: unanswered.loading || reminded.loading || tasks.loading,
    confirmed: unanswered.isKnown && reminded.confirmed && tasks.confirmed,
  };
}
