import { useMemo } from "react";
import { storedLead } from "#contract/lead";
import { answeredLeads } from "../leads/lead-list.ts";
import { answerSpeed } from "../leads/log/wait.ts";
import { useRows } from "../records/use-rows.ts";

const answersCounted = 30;
const answered = { collection: "leads", selection: answeredLeads } as const;

/**
 * Says in words how fast the team answered lately. It is empty after too few answers and undefined until that is known.
 */
export function useAnswerSpeed(): string | undefined {
  const { rows, loading } = useRows(answered, storedLead, answersCounted);
  const speed = useMemo(() => answerSpeed(rows.map(({ row }) => row)), [rows]);
  return loading ? undefined : speed;
}
