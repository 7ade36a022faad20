import { useState } from "react";
import { useMember } from "../access/team-auth.ts";
import type { DocumentSource } from "../store/company-documents.ts";

/** A source of the member's own company. */
export type OwnSource = Omit<DocumentSource, "companyId">;

/** Returns the same object until the source or the company is another one. */
export function useSource(own: OwnSource): DocumentSource {
  const { companyId } = useMember();
  const source = { ...own, companyId };
  const [last, setLast] = useState(source);
  if (JSON.stringify(last) === JSON.stringify(source)) return last;
  setLast(source);
  return source;
}
