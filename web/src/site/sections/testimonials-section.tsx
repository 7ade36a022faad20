import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { longDate } from "../blog/post-rules.ts";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { CardGrid, CardItem } from "./card-grid.tsx";
import { ProofLink } from "./proof-link.tsx";
import { SampleRibbon } from "./sample-ribbon.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Quote = chakra("figure", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: "1-3",
    flexGrow: 1,
    paddingInlineStart: { base: "10", md: "0" },
  },
});

export function TestimonialsSection({ section }: { section: ResolvedSection<"testimonials"> }) {
  return (
    <SectionFrame section={section}>
      <CardGrid columns={section.testimonials.length === 2 ? 2 : 3} variant="rows">
        {section.testimonials.map(({ id, sample, quote, author, role, town, date, link }) => (
          <CardItem key={id} row="phone">
            {sample && <SampleRibbon />}
            <Quote>
              <chakra.span
                color="gold"
                // On a phone, the mark is beside the words.
                position={{ base: "absolute", md: "static" }}
                insetInlineStart={0}
                top={0}
              >
                <Icon name="quote" size="min(2rem, 8.9vw)" />
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
            </Quote>
          </CardItem>
        ))}
      </CardGrid>
    </SectionFrame>
  );
}
