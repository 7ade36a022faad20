import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { SectionFrame } from "./section-frame.tsx";
import { Sourced } from "./sourced-text.tsx";

const Figure = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    borderInlineStartWidth: "4px",
    borderInlineStartStyle: "solid",
    borderColor: "gold",
    paddingInlineStart: "4-6",
  },
  variants: {
    /** On a phone, its words are beside the figure. */
    short: {
      true: {
        // With large text, they stay below it.
        "@container (min-width: 16rem) and (max-width: 40rem)": {
          display: "grid",
          gridTemplateColumns: "calc(3.15 * {fontSizes.h1}) minmax(0, 1fr)",
          columnGap: "3",
          "& > :nth-child(2)": { gridRow: "1 / 3" },
          "& > :not(:nth-child(2))": { gridColumn: "2" },
        },
      },
    },
  },
});

/** The most characters of a figure that fit into a third of the page at the largest size. */
const shortFigure = 6;

export function FiguresSection({ section }: { section: ResolvedSection<"figures"> }) {
  const allShort = section.figures.every(({ value }) => value.length <= shortFigure);
  return (
    <SectionFrame section={section}>
      <chakra.dl
        containerType="inline-size"
        display="grid"
        gap="4-8"
        gridTemplateColumns={{ md: "repeat(3, 1fr)" }}
      >
        {section.figures.map(({ value, label, text }) => (
          <Figure key={label} short={allShort}>
            <chakra.dt fontWeight={650} order={2}>
              {label}
            </chakra.dt>
            <chakra.dd
              fontFamily="heading"
              fontSize={allShort ? "h1" : "h2"}
              fontWeight={700}
              lineHeight={1.1}
              textWrap="balance"
              _firstLetter={{ textTransform: "uppercase" }}
              order={1}
            >
              <Sourced text={value} sources={section.sources} />
            </chakra.dd>
            {text && (
              <chakra.dd
                order={3}
                color="muted"
                css={{ "[data-tone=deep] &": { color: "onDeepMuted" } }}
              >
                {text}
              </chakra.dd>
            )}
          </Figure>
        ))}
      </chakra.dl>
    </SectionFrame>
  );
}
