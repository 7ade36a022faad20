import { chakra } from "@chakra-ui/react";
import { NavLink } from "react-router-dom";
import { clientsPage, leadsPage, tasksPage } from "../team-pages.ts";

const Links = chakra("nav", {
  base: {
    display: { base: "none", md: "flex" },
    gap: "1",
    marginInlineStart: { md: "4", lg: "8" },
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "2.75rem",
      paddingInline: "4",
      borderRadius: "full",
      color: "onDeepMuted",
      fontSize: "sm",
      fontWeight: 600,
      textDecoration: "none",
      _hover: { color: "onDeep", background: "rgb(255 255 255 / .1)" },
    },
    "& a[aria-current=page]": { color: "onDeep", background: "rgb(255 255 255 / .14)" },
  },
});

/** On a phone the dashboard leads to the lists. */
export function AreaLinks() {
  return (
    <Links aria-label="Lists">
      <NavLink to={leadsPage.path}>Leads</NavLink>
      <NavLink to={clientsPage.path}>Clients</NavLink>
      <NavLink to={tasksPage.path}>Tasks</NavLink>
    </Links>
  );
}
