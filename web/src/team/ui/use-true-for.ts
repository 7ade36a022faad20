import { useEffect, useState } from "react";

/** Returns true once the value has stayed true without a break. */
export function useTrueFor(value: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!value) return;
    const clock = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(clock);
      setOver(false);
    };
  }, [value, ms]);

  return value && isOver;
}
