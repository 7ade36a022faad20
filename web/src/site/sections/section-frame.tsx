import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Container } from "../../ui/container.tsx";
import { wideEnoughForTwo } from "../../ui/theme/screens.ts";
import { aboveTreeline } from "../../ui/treeline.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Actions } from "./actions.tsx";
import { withoutDrawing } from "./content-picture.tsx";
import { SourcedFigure } from "./sourced-text.tsx";

export const tones = {
  plain: {},
  tinted: { background: "tinted" },
  deep: { background: "deep", color: "onDeep" },
} as const;

const Band = chakra("section", {
  base: {
    paddingBlock: "section",
    "main > &": { "&:last-of-type": { paddingBottom: aboveTreeline } },
  },
  variants: { tone: tones },
});

/** The small line above a heading. */
export const Eyebrow = chakra("p", {
  base: {
    fontSize: "sm",
    fontWeight: 700,
    letterSpacing: "0.04em",
    marginBottom: "1-2",
    color: "accentText",
    "[data-tone=deep] &": { color: "gold" },
  },
});

const Intro = chakra("p", {
  base: {
    fontSize: "lg",
    maxWidth: "44rem",
    marginTop: "2-4",
    textWrap: "balance",
    color: "muted",
    "[data-tone=deep] &": { color: "onDeepMuted" },
  },
});

type Framed = Pick<
  ResolvedSection,
  "id" | "eyebrow" | "heading" | "intro" | "tone" | "actions" | "sources"
>;

/** Shows eyebrow, heading and intro of a section; the hero uses it with its own heading. */
export function SectionIntro({ section, children }: { section: Framed; children: ReactNode }) {
  const { intro, sources } = section;
  return (
    <div>
      {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
      {children}
      {intro && (
        <Intro>
          <SourcedFigure text={intro} sources={sources} />
        </Intro>
      )}
    </div>
  );
}

/** Puts the heading, and what follows the content, beside the content; on a phone, all come in reading order. */
const besideHeading = {
  alignItems: "start",
  rowGap: { base: "4-8", lg: "0" },
  gridTemplateRows: { lg: "auto 1fr" },
  "& > :nth-of-type(2)": { gridColumn: { lg: "2" }, gridRow: { lg: "1 / 3" } },
  "& > :nth-of-type(3)": { marginTop: { lg: "4-8" } },
} as const;

/** On paper, rows of a grid break apart, whatever they ask for. */
const belowOnPaper = {
  "@media print": { display: "block", "& > div + div": { marginTop: "4-8" } },
} as const;

const Columns = chakra(Container, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: "4-8",
    columnGap: "12",
  },
  variants: {
    layout: {
      /** If there is room, the intro is beside the heading. */
      stacked: {
        ...belowOnPaper,
        lg: {
          "& > div > :has(> h2 + p)": {
            display: "grid",
            gridTemplate: "auto 1fr / 1fr 26rem",
            columnGap: "12",
            alignItems: "start",
          },
          "& > div > div > h2 + p": {
            gridColumn: "2",
            gridRow: "1 / 3",
            alignSelf: "end",
            marginTop: 0,
          },
        },
      },
      /** If there is room, the heading is beside the content instead of above it. */
      beside: { ...belowOnPaper, ...besideHeading, gridTemplateColumns: { lg: "1fr 1.4fr" } },
      /** The heading and the words below it are beside a picture. */
      left: {
        ...withoutDrawing,
        alignItems: "center",
        [wideEnoughForTwo]: { gridTemplateColumns: "1.15fr 1fr" },
      },
      /** The picture is on the left, and the rest is the same. */
      right: {
        ...withoutDrawing,
        alignItems: "center",
        [wideEnoughForTwo]: {
          gridTemplateColumns: "1fr 1.15fr",
          "& > :first-of-type": { order: 1 },
        },
      },
      form: { ...besideHeading, gridTemplateColumns: { lg: "minmax(0, 1fr) minmax(0, 34rem)" } },
      contact: { ...besideHeading, gridTemplateColumns: { lg: "minmax(0, 1fr) minmax(0, 1.7fr)" } },
      /** The heading is beside a row of buttons. */
      ends: { alignItems: "center", gridTemplateColumns: { lg: "1fr auto" } },
    },
  },
});

interface SectionFrameProps {
  section: Framed;
  layout?: "stacked" | "beside" | "left" | "right" | "form" | "contact" | "ends";
  lead?: ReactNode;
  /** Comes after everything, or below the intro if the layout has columns. `beside` has the actions there instead. */
  trail?: ReactNode;
  children?: ReactNode;
}

/** Adds what all sections share: background, width, heading with intro, content, and actions below the content or, with `beside`, below the heading. */
export function SectionFrame(props: SectionFrameProps) {
  const { section, layout = "stacked", lead, trail, children } = props;
  const headingId = useId();
  const { actions } = section;
  const isBeside = layout === "beside";
  const last = isBeside && actions.length > 0 ? <Actions actions={actions} /> : trail;
  return (
    <Band id={section.id} tone={section.tone} data-tone={section.tone} aria-labelledby={headingId}>
      <Columns layout={layout}>
        <div>
          <SectionIntro section={section}>
            <h2 id={headingId}>{section.heading}</h2>
          </SectionIntro>
          {lead && <chakra.div marginTop="4-6">{lead}</chakra.div>}
        </div>
        <chakra.div minWidth="0">
          {children}
          {!isBeside && <Actions actions={actions} marginTop={children ? "4-8" : undefined} />}
        </chakra.div>
        {last && <div>{last}</div>}
      </Columns>
    </Band>
  );
}
