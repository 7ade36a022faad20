import { chakra } from "@chakra-ui/react";
import { IslandFrame } from "../../islands/island.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { carousel } from "../islands.ts";
import { PortfolioCard } from "./portfolio-card.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Grid = chakra("ul", {
  base: {
    containerType: "inline-size",
    listStyle: "none",
    display: "grid",
    gap: "2-4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
    "@media print": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export function PortfolioSection({ section }: { section: ResolvedSection<"portfolio"> }) {
  const { sites, layout, heading } = section;
  return (
    <SectionFrame section={section}>
      {layout === "carousel" ? (
        // It is a row to swipe through from the start; buttons, keys and looping come once it is near.
        <IslandFrame island={carousel} props={{ label: heading, sites }} wake="visible" />
      ) : (
        <Grid>
          {sites.map((site) => (
            <li key={site.id}>
              <PortfolioCard site={site} row />
            </li>
          ))}
        </Grid>
      )}
    </SectionFrame>
  );
}
