import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { SectionFrame } from "./section-frame.tsx";

const Step = chakra("li", {
  base: {
    counterIncrement: "step",
    position: "relative",
    // On a phone, the number is beside the words; elsewhere it is above them.
    display: { base: "grid", lg: "block" },
    gridTemplateColumns: "2rem minmax(0, 1fr)",
    columnGap: "3",
    "& > h3": { paddingTop: { base: "1", lg: "0" } },
    "& > p": { gridColumn: "2" },
    // This draws a line to the next step.
    _after: {
      content: '""',
      position: "absolute",
      background: "field",
      opacity: 0.5,
      insetInlineStart: { base: "0.9375rem", lg: "3.5rem" },
      insetInlineEnd: { lg: "-1.25rem" },
      top: { base: "2.25rem", lg: "1.3125rem" },
      bottom: { base: "-0.75rem", lg: "auto" },
      width: { base: "2px", lg: "auto" },
      height: { base: "auto", lg: "2px" },
    },
    "&:last-of-type::after": { display: "none" },
    _before: {
      content: "counter(step)",
      display: "grid",
      placeItems: "center",
      width: { base: "2rem", lg: "2.75rem" },
      height: { base: "2rem", lg: "2.75rem" },
      gridRow: "1 / 3",
      marginBottom: { lg: "4" },
      borderRadius: "full",
      background: "accent",
      color: "#fff",
      fontFamily: "heading",
      fontWeight: 700,
      fontSize: { base: "md", lg: "h3" },
      "@media print": { color: "ink", borderWidth: "2px", borderStyle: "solid" },
    },
  },
});

export function StepsSection({ section }: { section: ResolvedSection<"steps"> }) {
  return (
    <SectionFrame section={section}>
      <chakra.ol
        listStyle="none"
        counterReset="step"
        display="grid"
        gap="4-8"
        gridTemplateColumns={{ lg: "repeat(auto-fit, minmax(13rem, 1fr))" }}
      >
        {section.steps.map(({ title, text }) => (
          <Step key={title}>
            <h3>{title}</h3>
            <chakra.p marginTop={{ lg: "2" }} fontSize="copy">
              {text}
            </chakra.p>
          </Step>
        ))}
      </chakra.ol>
    </SectionFrame>
  );
}
