import { useMemo, useState } from "react";
import { useOnline } from "../../ui/use-online.ts";
import { dueLeads } from "../leads/lead-list.ts";
import { leadLog } from "../leads/log/lead-log-definition.ts";
import { useUnanswered } from "../leads/use-unanswered.ts";
import { useLoggedRows } from "../records/log/use-own-rows.ts";
import { taskLog } from "../tasks/log/task-log-definition.ts";
import { dueTasks } from "../tasks/task-list.ts";
import { useToday } from "../ui/use-now.ts";
import { useTrueFor } from "../ui/use-true-for.ts";
import { dayOf } from "./day.ts";

/** The most reminders and tasks to read: more than are shown, but few enough for every start. */
const readMost = 20;

/** The first render waits this long for the server: this device's data may be old, and the list would grow. */
const patienceMs = 1000;

export function useDay() {
  const today = useToday();
  const unanswered = useUnanswered();
  const reminded = useLoggedRows(leadLog, dueLeads(today), readMost);
  const tasks = useLoggedRows(taskLog, dueTasks(today), readMost);
  const { leads: messages } = unanswered;
  const day = useMemo(
    () => dayOf({ messages, reminded: reminded.rows, tasks: tasks.rows, today }),
    [messages, reminded.rows, tasks.rows, today],
  );
  const parts = [unanswered, reminded, tasks];
  const confirmed = parts.every((part) => part.confirmed);
  const online = useOnline();
  const hasWaited = useTrueFor(!confirmed, patienceMs);
  const [isShown, setShown] = useState(false);
  const canShow = parts.every(({ loading }) => !loading) && (confirmed || hasWaited || !online);
  if (canShow && !isShown) setShown(true);
  const failed = parts.filter((part) => part.failed);
  const retry = () => {
    for (const part of failed) part.retry();
  };
  const loading = !canShow && !isShown;
  return { ...day, unanswered, loading, confirmed, failed: failed.length > 0, retry };
}

export type LiveDay = ReturnType<typeof useDay>;
