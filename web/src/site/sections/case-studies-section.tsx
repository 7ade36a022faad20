import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Badge } from "./badge.tsx";
import { CardGrid, CardItem } from "./card-grid.tsx";
import { CheckList } from "./check-list.tsx";
import { ProofLink } from "./proof-link.tsx";
import { SampleRibbon } from "./sample-ribbon.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Counted = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "3",
    marginTop: "auto",
    paddingTop: { md: "2" },
    "& strong": { fontFamily: "heading", fontSize: "h2", lineHeight: 1.1, color: "brand" },
  },
});

export function CaseStudiesSection({ section }: { section: ResolvedSection<"case-studies"> }) {
  return (
    <SectionFrame section={section}>
      <CardGrid columns={2} variant="rows">
        {section.caseStudies.map(({ id, sample, counted, url, ...story }) => (
          <CardItem key={id} row="phone">
            {sample && <SampleRibbon />}
            <chakra.div display="flex" flexDirection="column" gap="1-3">
              <Badge>
                {story.trade}, {story.town}
              </Badge>
              <h3>{story.client}</h3>
            </chakra.div>
            <chakra.p color="muted">{story.problem}</chakra.p>
            <CheckList items={story.work} />
            {counted && (
              <Counted>
                <strong>{counted.figure}</strong>
                <span>{counted.what}</span>
              </Counted>
            )}
            <chakra.p
              fontWeight={600}
              marginTop={counted ? undefined : "auto"}
              paddingTop={counted ? undefined : { md: "2" }}
            >
              {story.outcome}
            </chakra.p>
            {url && <ProofLink to={url}>See the site:</ProofLink>}
          </CardItem>
        ))}
      </CardGrid>
    </SectionFrame>
  );
}
