import { chakra } from "@chakra-ui/react";
import type { Price, PriceOrWords } from "../content/price-schema.ts";
import { priceParts } from "./format-price.ts";
import { unbrokenFigures } from "./unbroken.tsx";

function Amount({ price, big }: { price: Price; big: boolean }) {
  const { before, figure, after } = priceParts(price);
  return (
    <>
      {before}
      {/* "$1,200 a year" breaks only if it is wider than its line. */}
      <chakra.span display="inline-block">
        <chakra.span fontSize={big ? "h2" : "clamp(1.125rem, 0.8rem + 1.45vw, 1.5rem)"}>
          {figure}
        </chakra.span>
        {after}
      </chakra.span>
    </>
  );
}

/** Shows a price whose amount stands out, or words for it; `big` is for plans, where readers look for it first. */
export function PriceLine({ price, big = false }: { price: PriceOrWords; big?: boolean }) {
  const isWords = typeof price === "string";
  return (
    <chakra.p
      fontFamily="heading"
      fontWeight={700}
      lineHeight={1.15}
      color="brand"
      fontSize={big ? "h3" : isWords ? "clamp(1rem, 0.8rem + 0.9vw, 1.25rem)" : "md"}
    >
      {isWords ? unbrokenFigures(price) : <Amount price={price} big={big} />}
    </chakra.p>
  );
}
