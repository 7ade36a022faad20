import { chakra } from "@chakra-ui/react";
import type { BesideOf } from "../content/beside-schema.ts";
import { formatPrice } from "../sections/format-price.ts";

/** The ticket looks like paper on the dark opening. */
const Ticket = chakra("div", {
  base: {
    containerType: "inline-size",
    position: "relative",
    width: "100%",
    maxWidth: "34rem",
    borderRadius: "md",
    background: "gold",
    color: "#1b2421",
    forcedColorAdjust: "none",
    rotate: { md: "-2deg" },
    "@media print": { borderWidth: "2px", borderStyle: "solid", rotate: "none" },
  },
});

/** The ticket's words, and the stub, torn off along a dotted line. */
const Parts = chakra("div", {
  base: {
    display: "grid",
    "& > div": { padding: "5", display: "grid", gap: "2", alignContent: "center" },
    // The stub has its price and what it is for, in one line on a phone.
    "& > div + div": {
      borderTop: "3px dotted",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: "3",
    },
    "& dl": { display: "flex", flexWrap: "wrap", columnGap: "8", rowGap: "2" },
    "& dt": { fontSize: "sm", fontWeight: 600 },
    "& dd": { fontWeight: 750 },
    "@container (min-width: 24rem)": {
      gridTemplateColumns: "minmax(0, 1fr) 8.5rem",
      "& > div + div": {
        borderTop: "none",
        borderInlineStart: "3px dotted",
        display: "grid",
        textAlign: "center",
      },
    },
  },
});

const Stamp = chakra("p", {
  base: {
    position: "absolute",
    insetInlineEnd: "6%",
    bottom: "12%",
    rotate: "-10deg",
    paddingInline: "4",
    borderWidth: "4px",
    borderStyle: "solid",
    borderColor: "#951b33",
    borderRadius: "sm",
    background: "#fdfbf6",
    color: "#951b33",
    fontFamily: "heading",
    fontSize: "h2",
    fontWeight: 800,
    textTransform: "uppercase",
  },
});

export function RaffleTicket({ section }: { section: BesideOf<"ticket"> }) {
  const { label, title, price, each, lines, stamp } = section;
  return (
    <Ticket data-signature="ticket" data-whole="" data-closed={stamp ? "" : undefined}>
      <Parts>
        <div>
          <chakra.p fontSize="sm" fontWeight={700} letterSpacing="0.06em" textTransform="uppercase">
            {label}
          </chakra.p>
          <chakra.p fontFamily="heading" fontSize="h2" fontWeight={800} lineHeight={1.1}>
            {title}
          </chakra.p>
          <dl>
            {lines.map((line) => (
              <div key={line.label}>
                <dt>{line.label}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <chakra.p fontFamily="heading" fontSize="h2" fontWeight={800} lineHeight={1}>
            {formatPrice(price)}
          </chakra.p>
          <p>{each}</p>
        </div>
      </Parts>
      {stamp && <Stamp>{stamp}</Stamp>}
    </Ticket>
  );
}
