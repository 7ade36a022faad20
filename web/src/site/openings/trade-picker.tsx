import { chakra } from "@chakra-ui/react";
import { IslandFrame } from "../../islands/island.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { choicePill, choicePillInput } from "../choice-pill.ts";
import type { BesideOf } from "../content/beside-schema.ts";
import { sketch } from "../islands.ts";
import { CheckList } from "../sections/check-list.tsx";
import { DrawnPhone } from "./drawn-phone.tsx";

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
    "& input": choicePillInput,
    "& > label": {
      ...choicePill,
      marginTop: "2",
      "& + div": { gridRow: 9, gridColumn: "1 / -1", visibility: "hidden" },
      "&:has(:checked) + div": { visibility: "inherit" },
    },
  },
});

/** The visitor's own drawing takes the place of the trades. */
const PickerFrame = chakra("div", {
  base: {
    "& > [data-island]": { marginTop: "3" },
    "&:has([data-sketch]) > [data-signature]": { display: "none" },
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

export function TradePicker({ section }: { section: BesideOf<"trades"> }) {
  return (
    <PickerFrame>
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
            <input type="radio" name="trade" value={name} defaultChecked={index === 0} />
            {name}
          </label>,
          <Shown key={`${name} shown`}>
            <DrawnPhone title={title} headline={headline} button={button} rows={rows} />
            <CheckList items={points} />
          </Shown>,
        ])}
      </Picker>
      {/* Its script comes with the first touch, or at once for a drawing that was started during this visit. */}
      <IslandFrame
        island={sketch}
        props={{ open: section.sketch.open }}
        called="The drawing"
        draft="draft-sketch"
      />
    </PickerFrame>
  );
}
