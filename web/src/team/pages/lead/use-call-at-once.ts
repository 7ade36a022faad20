import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { callAddress } from "#contract/contact-address";
import type { StoredLead } from "#contract/lead";

/**
 * Calls a lead when somebody pressed "Call" on its notice (web/sw/notices.ts). If the browser wants one more press, the
 * page's own link is there.
 */
export function useCallAtOnce({ phone }: Pick<StoredLead, "phone">, onCall: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has("call");
  const called = useRef(false);

  useEffect(() => {
    if (!isAsked || !phone || called.current) return;
    called.current = true;
    const rest = new URLSearchParams(query);
    rest.delete("call");
    setQuery(rest, { replace: true });
    onCall();
    const address = callAddress(phone);
    if (address) location.assign(address);
  }, [isAsked, phone, query, setQuery, onCall]);
}
