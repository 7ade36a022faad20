import { useCallback, useEffect, useState } from "react";
import { errorCode } from "../store/error-code.ts";
import { useSignInService } from "../store/reactfire.tsx";

type ResetLink =
  | { state: "checking" }
  | { state: "good"; email: string }
  /** The link was used, is too old or incomplete, or its account is gone. */
  | { state: "spent" }
  | { state: "unreachable" };

export function useResetLink(code: string) {
  const service = useSignInService();
  const [link, setLink] = useState<ResetLink>({ state: "checking" });
  const { checkReset } = service;

  const check = useCallback(async () => {
    if (code === "") {
      setLink({ state: "spent" });
      return;
    }
    setLink({ state: "checking" });
    try {
      setLink({ state: "good", email: await checkReset(code) });
    } catch (error) {
      const isOffline = errorCode(error) === "auth/network-request-failed";
      setLink({ state: isOffline ? "unreachable" : "spent" });
    }
  }, [code, checkReset]);

  useEffect(() => {
    check();
  }, [check]);

  return { link, check, spend: () => setLink({ state: "spent" }) };
}
