import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { ActionLink } from "../site-link.tsx";
import { Badge } from "./badge.tsx";
import { CardGrid, CardItem } from "./card-grid.tsx";
import { CheckList } from "./check-list.tsx";
import { PriceLine } from "./price-line.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Name and badge are one line, so that neighbors' names and prices are level; on a phone, the badge is above both. */
const Name = chakra("div", {
  base: {
    display: { base: "contents", md: "flex" },
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    columnGap: "3",
    minHeight: "1.875rem",
    "& > div": { order: { base: -1, md: 0 }, flexBasis: { base: "100%", md: "auto" } },
  },
});

export function PlansSection({ section }: { section: ResolvedSection<"plans"> }) {
  const { offers, note } = section;
  return (
    <SectionFrame section={section}>
      <CardGrid columns={offers.length === 2 ? 2 : 3}>
        {offers.map(({ name, price, subtitle, bullets, badge, highlight, cta }) => (
          <CardItem key={name} highlight={highlight}>
            <chakra.div
              // Name and price are stacked if plans are side by side; on a phone, the price takes no line of its own.
              display={{ base: "flex", md: "grid" }}
              flexWrap="wrap"
              justifyContent="space-between"
              alignItems="center"
              columnGap="4"
              rowGap="1-3"
            >
              <Name>
                <h3>{name}</h3>
                {badge && (
                  <div>
                    <Badge strong>{badge}</Badge>
                  </div>
                )}
              </Name>
              <PriceLine price={price} big />
            </chakra.div>
            {subtitle && <chakra.p color="muted">{subtitle}</chakra.p>}
            <CheckList items={bullets} />
            {cta && (
              <chakra.div marginTop="auto" paddingTop="1-3">
                <ActionLink
                  to={cta.to}
                  variant={highlight ? "primary" : "secondary"}
                  width="100%"
                  paddingInline="2"
                >
                  {cta.label}
                </ActionLink>
              </chakra.div>
            )}
          </CardItem>
        ))}
      </CardGrid>
      {note && <chakra.p marginTop="4-6">{note}</chakra.p>}
    </SectionFrame>
  );
}
