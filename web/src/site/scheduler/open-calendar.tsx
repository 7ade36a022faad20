import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { CallLink } from "../../ui/call-link.tsx";
import { trackEvent } from "../../ui/track-event.ts";
import { ActionLink, SiteLink } from "../site-link.tsx";
import { CalendarFrame, openHeight } from "./calendar-frame.ts";

/** After this time without an answer, the page offers other ways (milliseconds). */
const patienceMs = 10_000;

/** The frame must not lead this page elsewhere. The windows and the calendar file it opens are its own business. */
const whatBookingNeeds =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";

const Frame = chakra("iframe", {
  base: { width: "100%", height: "100%", border: "none", borderRadius: "lg", background: "card" },
});

function NotLoaded() {
  return (
    <>
      <chakra.p maxWidth="26rem">
        The calendar hasn't loaded yet. It still may, but you don't have to wait for it:
      </chakra.p>
      <ActionLink to={site.schedulingUrl}>Open the Calendar in a New Window</ActionLink>
      <CallLink />
      <ActionLink to="#message" variant="quiet">
        Send a Message
      </ActionLink>
    </>
  );
}

/**
 * A frame tells only that it loaded, and that may be an error page: so the way out is above it in every state.
 * `takesFocus` means that the button that had the focus has given way to this.
 */
export function OpenCalendar({ takesFocus }: { takesFocus: boolean }) {
  const [state, setState] = useState<"loading" | "late" | "loaded">("loading");
  useEffect(() => trackEvent("calendar"), []);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) {
      top.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  useEffect(() => {
    const clock = setTimeout(
      () => setState((current) => (current === "loading" ? "late" : current)),
      patienceMs,
    );
    return () => clearTimeout(clock);
  }, []);
  return (
    <chakra.div display="flex" flexDirection="column" height={openHeight}>
      <chakra.p ref={top} tabIndex={-1} marginBottom="3" fontSize="sm">
        Calendar not loading? <SiteLink to={site.schedulingUrl}>Open it in a new window</SiteLink>.
      </chakra.p>
      <chakra.div position="relative" flexGrow={1} minHeight={0}>
        <Frame
          src={site.schedulingUrl}
          sandbox={whatBookingNeeds}
          title={`Calendar: book a ${site.schedulingMinutes}-minute call`}
          onLoad={() => setState("loaded")}
        />
        <CalendarFrame
          role="status"
          position="absolute"
          inset={0}
          justifyContent="flex-start"
          paddingTop="10rem"
        >
          {state === "loading" && "Loading the calendar…"}
          {state === "late" && <NotLoaded />}
        </CalendarFrame>
      </chakra.div>
    </chakra.div>
  );
}
