import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOnline } from "../../ui/use-online.ts";
import { ActionLink } from "../site-link.tsx";
import { ClosedCalendarFrame } from "./calendar-frame.ts";
import { calendarQuery } from "./calendar-query.ts";
import { OpenCalendar } from "./open-calendar.tsx";

function OfflineNote({ asked }: { asked: boolean }) {
  return (
    <>
      <chakra.p maxWidth="26rem">
        You're offline right now, and the calendar needs a connection.{" "}
        {asked
          ? "It opens here as soon as you're back online."
          : "You can open it here as soon as you're back online."}{" "}
        You can still use the form on this page. We'll save your message until then.
      </chakra.p>
      <CallLink />
    </>
  );
}

/**
 * Loads on click, here or on a button that books a call: no other site learns about the visit before that. Offline, an
 * open frame stays, because a booking may have been started there; words are added only at the end, because a button
 * that gave way could vanish under the finger.
 */
export function Scheduler() {
  const [asked, setAsked] = useState<"here" | "on the way">();
  const [open, setOpen] = useState(false);
  const online = useOnline();
  useEffect(() => {
    if (new URLSearchParams(location.search).has(calendarQuery)) setAsked("on the way");
  }, []);
  if (asked && online && !open) setOpen(true);
  if (open) return <OpenCalendar takesFocus={asked === "here"} />;
  return (
    <ClosedCalendarFrame>
      <chakra.span color="brand">
        <Icon name="calendar" size="44px" />
      </chakra.span>
      <chakra.p maxWidth="26rem">
        The calendar comes from our booking service. It only loads when you ask for it.
      </chakra.p>
      <Button onClick={() => setAsked("here")}>Show the Calendar</Button>
      <ActionLink to={site.schedulingUrl} variant="quiet">
        Open It in a New Tab Instead
      </ActionLink>
      <chakra.div role="status" display="contents">
        {!online && <OfflineNote asked={asked !== undefined} />}
      </chakra.div>
    </ClosedCalendarFrame>
  );
}
