import { useCallback, useLayoutEffect, useRef } from "react";

const restMs = 300;

/**
 * Delays what follows every typed letter, such as the address: Safari allows 100 new ones in 10 seconds.
 * `later` calls `write` with the latest value once no other has come for a while, or once the focus moves on, as it
 * does before a link is followed; `now` calls it at once if it is still due. A page that is left writes nothing more.
 */
export function useRested<Value>(write: (value: Value) => void) {
  const latest = useRef(write);
  latest.current = write;
  const waiting = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> }>(undefined);
  const now = useCallback(() => {
    if (!waiting.current) return;
    const { value, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    latest.current(value);
  }, []);
  // This ends before React removes the focused element from the page, which also moves the focus.
  useLayoutEffect(() => {
    addEventListener("focusout", now);
    return () => {
      removeEventListener("focusout", now);
      clearTimeout(waiting.current?.timer);
    };
  }, [now]);
  const later = useCallback(
    (value: Value) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { value, timer: setTimeout(now, restMs) };
    },
    [now],
  );
  return { later, now };
}
