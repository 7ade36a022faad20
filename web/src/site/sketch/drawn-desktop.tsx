import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import type { DrawnTrade } from "../content/sketch-schema.ts";

const Screen = chakra("div", {
  base: {
    borderWidth: "4px",
    borderTopWidth: "16px",
    borderStyle: "solid",
    borderColor: "deepest",
    borderRadius: "md",
    background: "page",
    color: "ink",
    fontSize: "0.8125rem",
    lineHeight: 1.3,
    overflowWrap: "anywhere",
    "& > div": { display: "flex", flexWrap: "wrap", gap: "2", padding: "3" },
    "& > div:first-of-type": {
      background: "deep",
      color: "onDeep",
      justifyContent: "space-between",
      fontWeight: 650,
    },
    "& > p": { fontFamily: "heading", fontSize: "lg", lineHeight: 1.2, padding: "4" },
    "& > div:nth-of-type(2) > span": {
      flex: "1 1 6rem",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "line",
      borderRadius: "sm",
      padding: "2",
    },
    "& > div:last-of-type": { background: "tinted", justifyContent: "space-between" },
  },
});

interface DrawnDesktopProps {
  name: string;
  trade: DrawnTrade;
  area: string;
}

/** The same site as on the drawn phone, on a wide screen. */
export function DrawnDesktop({ name, trade, area }: DrawnDesktopProps) {
  return (
    <Screen aria-hidden="true">
      <div>
        <bdi>{name}</bdi>
        <span>
          <Icon name="phone" /> {trade.button}
        </span>
      </div>
      <p>{trade.headline}</p>
      <div>
        {trade.rows.map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      <div>
        <span>
          <Icon name="clock" /> {trade.hours}
        </span>
        <span>
          <Icon name="map-pin" /> <bdi>{area}</bdi>
        </span>
      </div>
    </Screen>
  );
}
