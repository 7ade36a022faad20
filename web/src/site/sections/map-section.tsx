import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { StreetMap } from "../openings/street-map.tsx";
import { SectionFrame } from "./section-frame.tsx";

const EdgeToEdge = chakra("div", {
  base: {
    marginInline: { base: "calc(-1 * {spacing.gutter})", md: 0 },
    "& > svg": { borderRadius: { base: 0, md: "lg" } },
  },
});

/** Shows a town's roads beside what is said about them; on a phone, the map takes the whole width. */
export function MapSection({ section }: { section: ResolvedSection<"map"> }) {
  return (
    <SectionFrame section={section} layout="left">
      <EdgeToEdge>
        <StreetMap map={section.map} />
      </EdgeToEdge>
    </SectionFrame>
  );
}
