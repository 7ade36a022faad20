import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Badge } from "./badge.tsx";
import { CardGrid, CardItem } from "./card-grid.tsx";
import { CheckList } from "./check-list.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function CaseStudiesSection({ section }: { section: ResolvedSection<"case-studies"> }) {
  return (
    <SectionFrame section={section}>
      <CardGrid columns={2}>
        {section.caseStudies.map(({ id, client, trade, town, problem, work, outcome }) => (
          <CardItem key={id}>
            <Badge>
              {trade}, {town}
            </Badge>
            <h3>{client}</h3>
            <chakra.p color="muted">{problem}</chakra.p>
            <CheckList items={work} />
            <chakra.p fontWeight={600} marginTop="auto" paddingTop="2">
              {outcome}
            </chakra.p>
          </CardItem>
        ))}
      </CardGrid>
    </SectionFrame>
  );
}
