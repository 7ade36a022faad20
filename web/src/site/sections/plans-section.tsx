import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { ActionLink } from "../site-link.tsx";
import { Badge } from "./badge.tsx";
import { CardGrid, CardItem } from "./card-grid.tsx";
import { CheckList } from "./check-list.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Plans side by side, out of prices.yaml. */
export function PlansSection({ section }: { section: ResolvedSection<"plans"> }) {
  const { offers, note } = section;
  return (
    <SectionFrame section={section}>
      <CardGrid columns={offers.length === 2 ? 2 : 3}>
        {offers.map(({ name, price, subtitle, bullets, badge, highlight, cta }) => (
          <CardItem key={name} highlight={highlight}>
            {badge && <Badge>{badge}</Badge>}
            <h3>{name}</h3>
            <chakra.p
              fontFamily="heading"
              fontSize="h2"
              fontWeight={700}
              lineHeight={1.1}
              color="brand"
            >
              {price}
            </chakra.p>
            {subtitle && <chakra.p color="muted">{subtitle}</chakra.p>}
            <CheckList items={bullets} />
            {cta && (
              <chakra.div marginTop="auto" paddingTop="3">
                <ActionLink to={cta.to} look={highlight ? "primary" : "secondary"} width="100%">
                  {cta.label}
                </ActionLink>
              </chakra.div>
            )}
          </CardItem>
        ))}
      </CardGrid>
      {note && <chakra.p marginTop="6">{note}</chakra.p>}
    </SectionFrame>
  );
}
