import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Badge } from "./badge.tsx";
import { CardGrid, CardItem } from "./card-grid.tsx";
import { CheckList } from "./check-list.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Head = chakra("div", {
  base: { display: "flex", flexDirection: "column", gap: "1-3" },
});

export function CaseStudiesSection({ section }: { section: ResolvedSection<"case-studies"> }) {
  return (
    <SectionFrame section={section}>
      <CardGrid columns={2} look="rows">
        {section.caseStudies.map(({ id, client, trade, town, problem, work, outcome }) => (
          <CardItem key={id} row>
            <Head>
              <Badge>
                {trade}, {town}
              </Badge>
              <h3>{client}</h3>
            </Head>
            <chakra.p color="muted">{problem}</chakra.p>
            <CheckList items={work} />
            <chakra.p fontWeight={600} marginTop="auto" paddingTop={{ md: "2" }}>
              {outcome}
            </chakra.p>
          </CardItem>
        ))}
      </CardGrid>
    </SectionFrame>
  );
}
