import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { SectionFrame } from "./section-frame.tsx";

const Steps = chakra("ol", {
  base: {
    listStyle: "none",
    counterReset: "step",
    display: "grid",
    gap: "8",
    gridTemplateColumns: { md: "repeat(auto-fit, minmax(15rem, 1fr))" },
  },
});

const Step = chakra("li", {
  base: {
    counterIncrement: "step",
    _before: {
      content: "counter(step)",
      display: "grid",
      placeItems: "center",
      width: "2.75rem",
      height: "2.75rem",
      marginBottom: "4",
      borderRadius: "full",
      background: "accent",
      color: "#fff",
      fontFamily: "heading",
      fontWeight: 700,
      fontSize: "h3",
    },
  },
});

/** Numbered steps. */
export function StepsSection({ section }: { section: ResolvedSection<"steps"> }) {
  return (
    <SectionFrame section={section}>
      <Steps>
        {section.steps.map(({ title, text }) => (
          <Step key={title}>
            <h3>{title}</h3>
            <chakra.p marginTop="2">{text}</chakra.p>
          </Step>
        ))}
      </Steps>
    </SectionFrame>
  );
}
