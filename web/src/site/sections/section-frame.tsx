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

const Columns = chakra(Container, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: { base: "8", lg: "10" },
    columnGap: "12",
  },
  variants: {
    layout: {
      stacked: {},
      beside: { gridTemplateColumns: { lg: "1fr 1.4fr" } },
    },
  },
});

interface SectionFrameProps {
  section: Framed;
  /** `beside`: where there is room, the heading stands beside the content instead of above it. */
  layout?: "stacked" | "beside";
  children?: ReactNode;
}

/** What all sections share: background, measure, heading with intro, content, actions below it. */
export function SectionFrame({ section, layout = "stacked", children }: SectionFrameProps) {
  const headingId = useId();
  return (
    <Band id={section.id} tone={section.tone} data-tone={section.tone} aria-labelledby={headingId}>
      <Columns layout={layout}>
        <SectionIntro section={section}>
          <h2 id={headingId}>{section.heading}</h2>
        </SectionIntro>
        <chakra.div minWidth="0">
          {children}
          <Actions actions={section.actions} marginTop={children ? "8" : undefined} />
        </chakra.div>
      </Columns>
    </Band>
  );
}
