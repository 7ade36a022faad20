import { chakra } from "@chakra-ui/react";
import { ReachableText } from "../../ui/reachable-text.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { PartLink } from "./part-link.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function ProseSection({ section }: { section: ResolvedSection<"prose"> }) {
  return (
    <SectionFrame section={section} layout="beside">
      <chakra.div
        display="grid"
        gap={{ base: "3", md: "8" }}
        maxWidth="44rem"
        fontSize="copy"
        lineHeight="min(1.6em, 1.35em + 0.4vw)"
      >
        {section.parts.map(({ title, paragraphs, link }) => (
          <div key={title}>
            <h3>{title}</h3>
            {paragraphs.map((paragraph) => (
              <chakra.p key={paragraph} marginTop="1-2">
                <ReachableText text={paragraph} />
              </chakra.p>
            ))}
            {link && <PartLink to={link.to}>{link.label}</PartLink>}
          </div>
        ))}
      </chakra.div>
    </SectionFrame>
  );
}
