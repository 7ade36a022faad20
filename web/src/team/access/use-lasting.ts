import { useEffect, useState } from "react";

/** Whether something has been true for so long without a break (milliseconds). */
export function useLasting(now: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);

  useEffect(() => {
    if (!now) return;
    const clock = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(clock);
      setLasting(false);
    };
  }, [now, ms]);

  return now && lasting;
}
