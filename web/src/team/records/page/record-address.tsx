import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { TeamPage } from "../../team-pages.ts";
import { openedHere } from "./use-record-address.ts";

/** A link on its own line or within text, tall enough for a thumb. */
export const InlineLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    color: "brand",
    fontWeight: 600,
    textUnderlineOffset: "0.25em",
  },
});

interface RecordAddressProps {
  page: TeamPage;
  name: string;
  id: string;
  children: ReactNode;
}

/** The address of a record's page over its list. `name` is the parameter's name, such as `lead`. */
export function recordAddress(page: TeamPage, name: string, id: string): string {
  return `${page.path}?${name}=${encodeURIComponent(id)}`;
}

/** A link to a record of another list. Closing that record leads back here. */
export function RecordAddress({ page, name, id, children }: RecordAddressProps) {
  return (
    <InlineLink to={recordAddress(page, name, id)} state={openedHere}>
      {children}
    </InlineLink>
  );
}
