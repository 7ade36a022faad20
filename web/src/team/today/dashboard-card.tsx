import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Icon } from "../../ui/icon.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { focusRing } from "../../ui/theme/focus-ring.ts";
import { largeText } from "../../ui/theme/screens.ts";
import type { TeamPage } from "../team-pages.ts";
import { coveringLink } from "../ui/covering-link.ts";

/** A card of the whole width, below the cards of the areas. */
export const WideCard = chakra("section", {
  base: { ...cardSurface, marginTop: "6", padding: { base: "4", md: "6" } },
});

const Card = chakra("li", {
  base: {
    ...cardSurface,
    position: "relative",
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    columnGap: { base: "3", lg: "4" },
    alignItems: "center",
    padding: { base: "4", md: "6" },
    transition: "border-color .15s, transform .15s",
    _hover: { borderColor: "brand", "& > :last-child": { color: "brand" } },
    lg: {
      gridTemplateColumns: "1fr auto",
      "& > :first-child, & > :last-child": { gridRow: 1 },
      "& > :last-child": { gridColumn: 2 },
      "& > h2": { gridColumn: "1 / -1", marginTop: "5" },
      "& > p": { gridColumn: "1 / -1" },
    },
    [largeText]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& > :first-child, & > :last-child": { display: "none" },
    },
    "&:has(a:focus-visible)": focusRing,
  },
});

const CardLink = chakra(Link, {
  base: { ...coveringLink, _focusVisible: { outline: "none", boxShadow: "none" } },
});

const Badge = chakra("span", {
  base: {
    gridRow: "1 / span 2",
    display: "grid",
    placeItems: "center",
    width: { base: "2.75rem", lg: "3.25rem" },
    height: { base: "2.75rem", lg: "3.25rem" },
    borderRadius: "md",
    background: "brandSoft",
    color: "brand",
  },
});

const Count = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "0.3rem",
    // Even a three-digit number fits on one line at 360 px: the content below must not move when it comes.
    lineHeight: { base: "2.25rem", lg: "3.25rem" },
    fontSize: "sm",
    color: "muted",
    "& > strong": {
      fontFamily: "heading",
      fontSize: { base: "1.5rem", lg: "2.5rem" },
      lineHeight: 1,
      color: "ink",
    },
  },
});

const Arrow = chakra("span", {
  base: {
    gridColumn: 3,
    gridRow: "1 / span 2",
    // The icon already has space at its sides.
    marginInline: { base: "-0.25rem", lg: "0" },
    color: "muted",
  },
});

interface DashboardCardProps {
  page: TeamPage;
  icon: string;
  /** A number at the start is shown large: `12 open tasks`. */
  count: string;
}

export function DashboardCard({ page, icon, count }: DashboardCardProps) {
  const [, number = "", words = count] = /^(\d[\d,]*\+?) (.+)$/.exec(count) ?? [];
  return (
    <Card>
      <Badge>
        <Icon name={icon} size="1.6rem" />
      </Badge>
      <chakra.h2 fontSize="h3">
        <CardLink to={page.path}>{page.title}</CardLink>
      </chakra.h2>
      {/* New words get a new element: the browser would count moved words as a layout shift. */}
      <Count key={count}>
        {number !== "" && <strong>{number} </strong>}
        <span>{words} </span>
      </Count>
      <Arrow>
        <Icon name="arrow-right" />
      </Arrow>
    </Card>
  );
}
