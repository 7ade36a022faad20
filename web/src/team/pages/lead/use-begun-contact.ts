import { useCallback, useMemo, useState } from "react";
import { type BegunKind, begunContact } from "../../leads/begun-contact.ts";

/** The call or message whose outcome is asked for, until an answer is noted. */
export function useBegunContact(leadId: string) {
  const stored = useMemo(() => begunContact(leadId), [leadId]);
  const [begun, setBegun] = useState(() => stored.read());
  const begin = (kind: BegunKind) => {
    stored.write(kind);
    setBegun(kind);
  };
  const end = useCallback(() => {
    stored.remove();
    setBegun(undefined);
  }, [stored]);
  return { begun, begin, end };
}

export type BegunContact = ReturnType<typeof useBegunContact>;
