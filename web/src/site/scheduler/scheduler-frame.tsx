import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ActionLink } from "../site-link.tsx";

const Place = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "4",
    minHeight: "26rem",
    padding: "6",
    textAlign: "center",
    background: "card",
    color: "ink",
    borderRadius: "lg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line",
    boxShadow: "card",
  },
});

const Frame = chakra("iframe", {
  base: { width: "100%", height: "44rem", border: "none", borderRadius: "lg", background: "card" },
});

/**
 * The external calendar as a frame that loads on click: nothing of it is fetched before, so the
 * page stays quick and no other site learns of the visit. The link beside it always works.
 */
export function SchedulerFrame() {
  const [open, setOpen] = useState(false);
  const title = `Calendar: book a ${site.schedulingMinutes}-minute call`;
  return open ? (
    <>
      <Frame src={site.schedulingUrl} title={title} />
      <chakra.p marginTop="3" fontSize="sm">
        Nothing to see here? <a href={site.schedulingUrl}>Open the calendar in its own window</a>.
      </chakra.p>
    </>
  ) : (
    <Place>
      <chakra.span color="brand">
        <Icon name="calendar" size="44px" />
      </chakra.span>
      <chakra.p maxWidth="26rem">
        The calendar comes from our booking service. It loads when you ask for it, and only then.
      </chakra.p>
      <Button onClick={() => setOpen(true)}>Show the calendar</Button>
      <ActionLink to={site.schedulingUrl} look="quiet">
        Open it in a new tab instead
      </ActionLink>
    </Place>
  );
}
