import { chakra } from "@chakra-ui/react";
import type { Price, PriceOrWords } from "../content/price-schema.ts";
import { priceParts } from "./format-price.ts";

function Amount({ price, fontSize }: { price: Price; fontSize: string }) {
  const { before, figure, after } = priceParts(price);
  return (
    <>
      {before}
      <chakra.span fontSize={fontSize}>{figure}</chakra.span>
      {after}
    </>
  );
}

/** A price whose amount stands out, or the words for it; `big` on plans, where it is looked for first. */
export function PriceLine({ price, big = false }: { price: PriceOrWords; big?: boolean }) {
  const isWords = typeof price === "string";
  return (
    <chakra.p
      fontFamily="heading"
      fontWeight={700}
      lineHeight={1.15}
      color="brand"
      fontSize={big || isWords ? "h3" : "md"}
    >
      {isWords ? price : <Amount price={price} fontSize={big ? "h2" : "1.5rem"} />}
    </chakra.p>
  );
}
