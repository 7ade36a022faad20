import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { storedLead } from "#contract/lead";
import { useMember } from "../access/team-auth.ts";
import type { CompanySource } from "../firebase/company-documents.ts";
import { answerSpeed } from "../log/wait.ts";
import { useRows } from "../record/use-rows.ts";

const answersCounted = 30;

/** How fast the team answered lately. */
export function AnswerSpeed() {
  const { companyId } = useMember();
  const source = useMemo<CompanySource>(
    () => ({
      companyId,
      collection: "leads",
      selection: { name: "answered", order: "answered_at", last: true },
    }),
    [companyId],
  );
  const { rows, loading } = useRows(source, storedLead, answersCounted);
  const speed = useMemo(() => answerSpeed(rows.map(({ row }) => row)), [rows]);
  return (
    <chakra.p
      marginTop="4"
      minHeight="1.6em"
      fontSize="sm"
      color="muted"
      {...(loading ? { "data-soon": "" } : {})}
    >
      {speed}
    </chakra.p>
  );
}
