import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Container } from "../../ui/container.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Actions } from "./actions.tsx";

const Band = chakra("section", {
  base: { paddingBlock: "section" },
  variants: {
    tone: {
      plain: {},
      tinted: { background: "tinted" },
      deep: { background: "deep", color: "onDeep" },
    },
  },
});

const Eyebrow = chakra("p", {
  base: {
    fontSize: "sm",
    fontWeight: 700,
    letterSpacing: "0.04em",
    marginBottom: "2",
    color: "accentText",
    "[data-tone=deep] &": { color: "gold" },
  },
});

const Intro = chakra("p", {
  base: {
    fontSize: "lg",
    marginTop: "4",
    color: "muted",
    "[data-tone=deep] &": { color: "onDeepMuted" },
  },
});

type Framed = Pick<ResolvedSection, "id" | "eyebrow" | "heading" | "intro" | "tone" | "actions">;

/** Eyebrow, heading and intro of a section; the hero uses it with its own heading. */
export function SectionIntro({ section, children }: { section: Framed; children: ReactNode }) {
  return (
    <chakra.div maxWidth="44rem">
      {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
      {children}
      {section.intro && <Intro>{section.intro}</Intro>}
    </chakra.div>
  );
}

/** What all sections share: background, measure, heading with intro above, actions below. */
export function SectionFrame({ section, children }: { section: Framed; children?: ReactNode }) {
  const headingId = useId();
  return (
    <Band id={section.id} tone={section.tone} data-tone={section.tone} aria-labelledby={headingId}>
      <Container>
        <SectionIntro section={section}>
          <h2 id={headingId}>{section.heading}</h2>
        </SectionIntro>
        {children && <chakra.div marginTop="10">{children}</chakra.div>}
        <Actions actions={section.actions} marginTop="8" />
      </Container>
    </Band>
  );
}
