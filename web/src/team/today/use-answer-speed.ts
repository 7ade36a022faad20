import { useMemo } from "react";
import { storedLead } from "#contract/lead";
import { useMember } from "../access/team-auth.ts";
import { answerSpeed } from "../leads/log/wait.ts";
import { useRows } from "../records/use-rows.ts";
import type { DocumentSource } from "../store/company-documents.ts";

const answersCounted = 30;

/**
 * Says in words how fast the team answered lately. It is empty after too few answers and undefined until that is known.
 */
export function useAnswerSpeed(): string | undefined {
  const { companyId } = useMember();
  const source = useMemo<DocumentSource>(
    () => ({
      companyId,
      collection: "leads",
      selection: { name: "answered", order: { by: "answered_at", last: true } },
    }),
    [companyId],
  );
  const { rows, loading } = useRows(source, storedLead, answersCounted);
  const speed = useMemo(() => answerSpeed(rows.map(({ row }) => row)), [rows]);
  return loading ? undefined : speed;
}
