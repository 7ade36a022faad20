import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { longDate } from "../blog/post-rules.ts";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { CardGrid, CardItem } from "./card-grid.tsx";
import { ProofLink } from "./proof-link.tsx";
import { SampleRibbon } from "./sample-ribbon.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function TestimonialsSection({ section }: { section: ResolvedSection<"testimonials"> }) {
  return (
    <SectionFrame section={section}>
      <CardGrid columns={section.testimonials.length === 2 ? 2 : 3}>
        {section.testimonials.map(({ id, sample, quote, author, role, town, date, link }) => (
          <CardItem key={id}>
            {sample && <SampleRibbon />}
            <chakra.figure display="flex" flexDirection="column" gap="4" flexGrow={1}>
              <chakra.span color="gold">
                <Icon name="quote" size="32px" />
              </chakra.span>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <chakra.figcaption marginTop="auto" fontSize="sm">
                <strong>{author}</strong>
                <br />
                <chakra.span color="muted">{role}</chakra.span>
                {(town || date) && (
                  <chakra.span display="block" color="muted">
                    {[town, date && longDate(date)].filter(Boolean).join(", ")}
                  </chakra.span>
                )}
                {link && <ProofLink to={link}>Read the review on</ProofLink>}
              </chakra.figcaption>
            </chakra.figure>
          </CardItem>
        ))}
      </CardGrid>
    </SectionFrame>
  );
}
