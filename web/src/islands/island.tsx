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

interface IslandProps {
  /** The name given to `lazyContent`. */
  name: string;
  /** Besides a touch: coming near the visible part of the page. */
  wake?: "visible";
  /** Wanted at once when this key of the session storage holds a draft. */
  draft?: string;
  /** Wanted at once when the address has one of these parameters, separated by spaces. */
  query?: string;
  children: ReactNode;
}

/**
 * Frame of a part whose code is fetched only when it is wanted (`lazyContent`). Its prerendered
 * HTML stands there from the start and takes text; what is clicked before the code is there is done
 * afterwards.
 */
export function Island({ name, wake, draft, query, children }: IslandProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={frame}
      data-island={name}
      data-wake={wake}
      data-draft={draft}
      data-query={query}
      // The loader marks a woken island on the element itself, before React is there.
      suppressHydrationWarning
    >
      <Slice>
        {children}
        <Ready frame={frame} />
      </Slice>
    </div>
  );
}
