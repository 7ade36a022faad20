import { useEffect } from "react";

/** Lets the browser ask before the window closes while something that was typed isn't saved. */
export function useLeaveWarning(isUnsaved: () => boolean): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  });
}
