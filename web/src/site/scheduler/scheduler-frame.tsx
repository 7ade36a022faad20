import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOnline } from "../../ui/use-online.ts";
import { ActionLink } from "../site-link.tsx";
import { OpenCalendar } from "./open-calendar.tsx";
import { Place } from "./place.ts";

function Offer({ onOpen }: { onOpen: () => void }) {
  return (
    <>
      <chakra.p maxWidth="26rem">
        The calendar comes from our booking service. It loads when you ask for it, and only then.
      </chakra.p>
      <Button onClick={onOpen}>Show the calendar</Button>
      <ActionLink to={site.schedulingUrl} look="quiet">
        Open it in a new tab instead
      </ActionLink>
    </>
  );
}

function OutOfReach() {
  return (
    <>
      <chakra.p maxWidth="26rem">
        You are offline right now, and the calendar needs a connection. It can be opened here as
        soon as you are back online. A message from the form on this page is saved until then.
      </chakra.p>
      <ActionLink to={`tel:${site.phone.number}`}>Call {site.phone.display}</ActionLink>
    </>
  );
}

/**
 * The external calendar as a frame that loads on click: nothing of it is fetched before, so the
 * page stays quick and no other site learns of the visit. A frame that is open stays when the network
 * goes: a booking may have been begun there.
 */
export function SchedulerFrame() {
  const [open, setOpen] = useState(false);
  const online = useOnline();
  if (open) return <OpenCalendar />;
  return (
    <Place role="status">
      <chakra.span color="brand">
        <Icon name="calendar" size="44px" />
      </chakra.span>
      {online ? (
        // A click from before the page had its script may come without a network.
        <Offer onOpen={() => setOpen(navigator.onLine)} />
      ) : (
        <OutOfReach />
      )}
    </Place>
  );
}
