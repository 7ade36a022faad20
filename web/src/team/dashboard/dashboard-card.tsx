import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import type { TeamPage } from "../team-pages.ts";

const Card = chakra("li", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    columnGap: "4",
    alignItems: "center",
    padding: { base: "5", md: "6" },
    borderRadius: "lg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line",
    background: "card",
    boxShadow: "card",
    transition: "border-color .15s, transform .15s",
    _hover: { borderColor: "brand" },
    "&:has(a:focus-visible)": { outline: "3px solid {colors.accentText}", outlineOffset: "2px" },
  },
});

/** The whole card is the link's. */
const CardLink = chakra(Link, {
  base: {
    color: "inherit",
    textDecoration: "none",
    _focusVisible: { outline: "none" },
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "lg" },
  },
});

const Badge = chakra("span", {
  base: {
    gridRow: "1 / span 2",
    display: "grid",
    placeItems: "center",
    width: "3.25rem",
    height: "3.25rem",
    borderRadius: "md",
    background: "brandSoft",
    color: "brand",
  },
});

const Arrow = chakra("span", { base: { gridColumn: 3, gridRow: "1 / span 2", color: "muted" } });

interface DashboardCardProps {
  page: TeamPage;
  icon: string;
  /** What is open: `12 open tasks`. A number at the start is set large. */
  count: string;
}

/** One of the three ways on from the dashboard. */
export function DashboardCard({ page, icon, count }: DashboardCardProps) {
  const [, number = "", words = count] = /^(\d[\d,]*) (.+)$/.exec(count) ?? [];
  return (
    <Card>
      <Badge>
        <Icon name={icon} size="1.6rem" />
      </Badge>
      <chakra.h2 fontSize="h3">
        <CardLink to={page.path}>{page.title}</CardLink>
      </chakra.h2>
      {/* Another element for other words: the browser would take moved words for a layout shift. */}
      <chakra.p key={count} color="muted" fontSize="sm" minHeight="2.25rem" lineHeight="2.25rem">
        {number !== "" && (
          <chakra.strong fontFamily="heading" fontSize="1.625rem" lineHeight="1" color="ink">
            {number}{" "}
          </chakra.strong>
        )}
        {words}
      </chakra.p>
      <Arrow>
        <Icon name="arrow-right" />
      </Arrow>
    </Card>
  );
}
