import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import type { BesideOf } from "../content/beside-schema.ts";
import { CheckList } from "../sections/check-list.tsx";

/**
 * Shows one trade at a time, by radio buttons alone. All are in the same place, so that nothing moves. It isn't a
 * `fieldset`, because WebKit puts its legend onto the card's edge.
 */
const Picker = chakra("div", {
  base: {
    ...cardSurface,
    minWidth: 0,
    width: "100%",
    padding: { base: "4", sm: "5" },
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(max(7rem, 30%), 100%), 1fr))",
    columnGap: "2",
    // The card is light, whatever is behind it.
    "& li > span:first-of-type": { color: "good" },
    // The input covers its label, so that the whole label can be pressed, and has the ring.
    "& input": {
      appearance: "none",
      position: "absolute",
      inset: 0,
      borderRadius: "full",
      cursor: "pointer",
    },
    "& > label": {
      position: "relative",
      display: "grid",
      placeItems: "center",
      minHeight: "2.75rem",
      marginTop: "2",
      paddingInline: "1",
      borderWidth: "1.5px",
      borderStyle: "solid",
      borderColor: "field",
      borderRadius: "full",
      fontSize: "sm",
      fontWeight: 650,
      "&:has(:checked)": { background: "brand", borderColor: "brand", color: "card" },
      "& + div": { gridRow: 9, gridColumn: "1 / -1", visibility: "hidden" },
      "&:has(:checked) + div": { visibility: "inherit" },
    },
  },
});

const Shown = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
    alignItems: "center",
    gap: "4",
    marginTop: "4",
    fontSize: "sm",
    lineHeight: 1.4,
  },
});

const Phone = chakra("div", {
  base: {
    width: "100%",
    maxWidth: "14rem",
    marginInline: "auto",
    minHeight: "14rem",
    borderWidth: "6px",
    borderTopWidth: "14px",
    borderStyle: "solid",
    borderColor: "deepest",
    borderRadius: "lg",
    background: "page",
    color: "ink",
    fontSize: "0.8125rem",
    "& > p": { paddingInline: "3", paddingBlock: "2", fontWeight: 650 },
    "& > p:first-of-type": { background: "deep", color: "onDeep" },
    "& > p:nth-of-type(2)": { fontFamily: "heading", fontSize: "md", lineHeight: 1.2 },
    "& > p:nth-of-type(3)": {
      marginInline: "3",
      marginBottom: "2",
      paddingBlock: "1",
      // The drawing is flat, so that nobody takes it for our own button.
      borderWidth: "1px",
      borderStyle: "dashed",
      borderColor: "field",
      borderRadius: "sm",
      color: "muted",
      textAlign: "center",
    },
    "& > p:nth-of-type(n + 4)": {
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "line",
      fontWeight: 500,
    },
  },
});

export function TradePicker({ section }: { section: BesideOf<"trades"> }) {
  return (
    <Picker
      role="radiogroup"
      aria-labelledby="trades-label"
      data-signature="trades"
      data-whole=""
      data-tone="plain"
      data-screen-only=""
    >
      <chakra.p id="trades-label" gridColumn="1 / -1" fontWeight={700}>
        {section.label}
      </chakra.p>
      {section.trades.flatMap(({ name, title, headline, button, rows, points }, index) => [
        <label key={name}>
          <input type="radio" name="trade" defaultChecked={index === 0} />
          {name}
        </label>,
        <Shown key={`${name} shown`}>
          <Phone aria-hidden="true">
            {[title, headline].map((words) => (
              <p key={words}>{words}</p>
            ))}
            <p>
              <Icon name="phone" /> {button}
            </p>
            {rows.map((row) => (
              <p key={row}>{row}</p>
            ))}
          </Phone>
          <CheckList items={points} />
        </Shown>,
      ])}
    </Picker>
  );
}
