import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";

/** A container query inside a list. It excludes text so large that a row needs its whole width. */
const roomForButtons = "@container (min-width: 17rem)";

/** A phone row has three lines, and buttons to call and write. The rest is one press away, on the record's page. */
const phoneRow = {
  containIntrinsicBlockSize: "auto 6rem",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "3",
  rowGap: "0.125rem",
  paddingBlock: "0.625rem",
  "& p ~ p, & > details, & > div > ul :is(svg + span, li:not(:has(a:not([target]))))": {
    display: "none",
  },
  "& > div:has(h2)": { gap: 0, alignSelf: "center" },
  "& > div > ul, & > div > ul li": { display: "flex", gap: "2" },
  "& > div > ul a": {
    width: "2.75rem",
    justifyContent: "center",
    borderRadius: "full",
    background: "brandSoft",
  },
  "& [data-late], & [data-word]": { paddingBlock: 0 },
  "& [data-late]": { paddingInline: "2", gap: "1", fontSize: "0.8125rem" },
  // A row shows days, without icons and times of day.
  "& span > svg:has(+ span > time), & time > span": { display: "none" },
  // Screen readers still say what the marks mean.
  "& [data-word] span > span, & span:has(> time) > span": {
    position: "absolute",
    clipPath: "inset(50%)",
  },
  // A waiting record says for how long, so other times are hidden.
  "& div:has(> [data-late]:not([data-late=none])) > :not([data-late]):has(time)": {
    display: "none",
  },
} as const;

/** Cards far from the screen aren't laid out: thousands scroll smoothly, and find-in-page still finds them all. */
const Card = chakra("li", {
  base: {
    ...cardSurface,
    position: "relative",
    borderRadius: "md",
    boxShadow: "none",
    contentVisibility: "auto",
    // Only the height is set: a remembered width would keep the card as wide as before after a phone is turned.
    containIntrinsicBlockSize: "auto 12rem",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    columnGap: "6",
    rowGap: "2",
    padding: "4",
    // These are above the link that covers the card.
    "& :is(a, summary):not(h2 a), & details[open] p": { position: "relative", zIndex: 1 },
    "&[data-pending]": { borderStyle: "dashed", borderColor: "field" },
    "& > [data-wide]": { gridColumn: "1 / -1" },
    mdDown: { [roomForButtons]: phoneRow },
    // The rest is beside the head where there is room, with long text below it.
    md: {
      containIntrinsicBlockSize: "auto 8rem",
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr)",
      gridTemplateRows: "auto 1fr",
      rowGap: "1",
      alignItems: "start",
      "& > [data-wide]": { gridColumn: "2 / -1" },
    },
    mdToLg: {
      gridAutoFlow: "dense",
      "& > [data-wide]": { gridColumn: "1" },
      // The details are directly below the contact, however long the head is.
      "& > div:nth-of-type(3)": { gridRow: "2 / span 2" },
    },
    lg: {
      containIntrinsicBlockSize: "auto 6rem",
      gridTemplateColumns: "var(--columns)",
      paddingInline: "5",
      "& > div > ul": { fontSize: "sm" },
    },
  },
});

export const CardHead = chakra("div", {
  base: {
    minWidth: 0,
    display: "flex",
    flexDirection: "column",
    gap: "1",
    gridRow: { md: "1 / span 2" },
    "& h2": {
      fontFamily: "body",
      fontSize: "lg",
      lineHeight: 1.3,
      letterSpacing: "normal",
      overflowWrap: "anywhere",
      textWrap: "pretty",
    },
    "& p": { color: "muted", fontSize: "sm", lineHeight: 1.45, overflowWrap: "anywhere" },
  },
});

/** The details are side by side on a phone, and each has its own column where there is room. */
export const CardDetails = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: { base: "3", md: "4" },
    rowGap: { base: "1", md: "2" },
    fontSize: "sm",
    color: "muted",
    gridColumn: { base: "1 / -1", md: "2" },
    lg: { display: "contents" },
    "& > div": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "4",
      rowGap: "1",
      minHeight: { base: "1.5rem", md: "1.75rem" },
      _empty: { base: { display: "none" }, lg: { display: "flex" } },
      lg: { fontSize: "sm", color: "muted" },
    },
  },
});

const Details = chakra("details", {
  base: {
    "& > summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: { base: "2.75rem", lg: "1.75rem" },
      cursor: "pointer",
      fontWeight: 600,
      fontSize: "sm",
      listStyle: "none",
      color: "brand",
      "&::-webkit-details-marker": { display: "none" },
      "& svg": { transition: "transform .15s" },
    },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    "& > p": {
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
      maxWidth: "65ch",
      paddingTop: "1",
      paddingBottom: "2",
    },
  },
});

export function CardText({ label, text }: { label: string; text: string | undefined }) {
  if (!text?.trim()) return null;
  return (
    <Details data-wide="">
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <p dir="auto">{text}</p>
    </Details>
  );
}

const Note = chakra("p", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    fontSize: "sm",
    fontWeight: 600,
    color: "ink",
  },
});

export function PendingNote() {
  return (
    <Note data-wide="">
      <Icon name="clock" />
      Saved on this device, not sent yet
    </Note>
  );
}

interface CardDetailProps extends HTMLChakraProps<"span"> {
  icon: string;
}

export function CardDetail({ icon, children, ...style }: CardDetailProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" {...style}>
      <Icon name={icon} />
      <span>{children}</span>
    </chakra.span>
  );
}

interface ListCardProps {
  /** The properties that differ from list to list, such as the widths of the columns on a wide screen. */
  css: Readonly<Record<`--${string}`, string>>;
  pending: boolean;
  children: ReactNode;
}

export function ListCard({ css, pending, children }: ListCardProps) {
  return (
    <Card css={css} data-pending={pending ? "" : undefined}>
      {children}
      {pending && <PendingNote />}
    </Card>
  );
}
