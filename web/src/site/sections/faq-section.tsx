import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { ReachableText } from "../../ui/reachable-text.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { PartLink } from "./part-link.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Question = chakra("details", {
  base: {
    borderBottomWidth: "1px",
    borderBottomStyle: "solid",
    borderColor: "line",
    "&[open] svg": { transform: "rotate(180deg)" },
  },
});

const Summary = chakra("summary", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "4",
    minHeight: "clamp(2.75rem, 2rem + 3.1vw, 3.5rem)",
    paddingBlock: "1-3",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
});

/** Questions and answers use the browser's own `details`: they work before any script has loaded. */
export function FaqSection({ section }: { section: ResolvedSection<"faq"> }) {
  return (
    <SectionFrame section={section} layout="beside">
      <div>
        {section.questions.map(({ question, answer, link }) => (
          <Question key={question}>
            <Summary>
              <chakra.h3 fontSize="clamp(1rem, 0.8rem + 0.9vw, 1.25rem)">{question}</chakra.h3>
              <Icon name="chevron-down" />
            </Summary>
            <chakra.p paddingTop={{ md: "2" }} paddingBottom="3-5" color="muted">
              <ReachableText text={answer} />
            </chakra.p>
            {link && <PartLink to={link.to}>{link.label}</PartLink>}
          </Question>
        ))}
      </div>
    </SectionFrame>
  );
}
