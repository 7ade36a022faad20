import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { largeText } from "../../ui/theme/screens.ts";
import type { Price } from "../content/price-schema.ts";
import type { PricesBeside } from "../content/resolved-page.ts";
import { priceParts } from "../sections/format-price.ts";
import { PartLink } from "../sections/part-link.tsx";

const Sheet = chakra("div", {
  base: {
    ...cardSurface,
    containerType: "inline-size",
    width: "100%",
    padding: { base: "4", sm: "5" },
    "& > div + div": {
      marginTop: "4",
      paddingTop: "4",
      borderTopWidth: "2px",
      borderTopStyle: "dashed",
      borderColor: "line",
    },
    "& dl": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(max(5.25rem, 30%), 1fr))",
      [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
      gap: "1",
      fontVariantNumeric: "tabular-nums",
    },
    "& dl > div": { paddingInline: "1", paddingBlock: "2", borderRadius: "sm" },
    "& dl > [data-highlight]": { background: "brandSoft" },
    "& dt, & small": { fontSize: "0.8125rem", lineHeight: 1.3, color: "muted" },
    "& small": { display: "block" },
    "& dd": {
      fontFamily: "heading",
      fontSize: "h3",
      fontWeight: 700,
      color: "brand",
      lineHeight: 1.25,
    },
  },
});

function Amount({ price }: { price: Price }) {
  const { before, figure, after } = priceParts(price);
  return (
    <>
      {before && <small>{before}</small>}
      {figure}
      {after && <small>{after}</small>}
    </>
  );
}

/** Shows the figures of a page's packages and plans at a glance; each group links to where they are explained. */
export function PriceSheet({ section }: { section: PricesBeside }) {
  return (
    <Sheet data-signature="prices" data-whole="" data-tone="plain">
      {section.groups.map(({ label, link, figures }) => (
        <div key={label}>
          <chakra.p
            display="flex"
            flexWrap="wrap"
            alignItems="baseline"
            justifyContent="space-between"
            columnGap="4"
            fontWeight={700}
            marginBottom="1"
          >
            {label}
            <PartLink to={link.to} textDecoration="underline">
              {link.label}
            </PartLink>
          </chakra.p>
          <dl>
            {figures.map(({ name, price, highlight }) => (
              <div key={name} data-highlight={highlight ? "" : undefined}>
                <dt>{name}</dt>
                <dd>{typeof price === "string" ? price : <Amount price={price} />}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Sheet>
  );
}
