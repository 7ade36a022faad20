import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { replayEarlyEvents } from "./early-events.ts";
import { Slice } from "./slice.tsx";

/** Rendered with the content, so its effect says that the content is hydrated. */
function Ready({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (frame.current) replayEarlyEvents(frame.current);
  }, [frame]);
  return null;
}

/**
 * Frame of a part whose code is fetched only when it is wanted (`lazyContent`). Its prerendered
 * HTML stands there from the start and takes text; what is clicked before the code is there is done
 * afterwards.
 */
export function Island({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} data-island={name}>
      <Slice>
        {children}
        <Ready frame={frame} />
      </Slice>
    </div>
  );
}
