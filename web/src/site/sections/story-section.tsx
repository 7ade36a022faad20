import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { CheckList } from "./check-list.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Columns = chakra("div", {
  base: { display: "grid", gap: "10", alignItems: "start" },
  variants: {
    side: {
      none: {},
      right: { gridTemplateColumns: { lg: "1.2fr 1fr" } },
      left: { gridTemplateColumns: { lg: "1fr 1.2fr" }, "& > img": { order: { lg: -1 } } },
    },
  },
});

const Quote = chakra("blockquote", {
  base: {
    fontFamily: "heading",
    fontSize: "h3",
    borderInlineStartWidth: "4px",
    borderInlineStartStyle: "solid",
    borderColor: "gold",
    paddingInlineStart: "5",
  },
});

/** Words beside a picture or a check list. */
export function StorySection({ section }: { section: ResolvedSection<"story"> }) {
  const { paragraphs, points, picture, pictureSide, quote } = section;
  return (
    <SectionFrame section={section}>
      <Columns side={picture ? pictureSide : "none"}>
        <chakra.div display="grid" gap="5" maxWidth="44rem">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && <CheckList items={points} columns={picture ? 1 : 2} />}
          {quote && (
            <Quote>
              <p>{quote}</p>
            </Quote>
          )}
        </chakra.div>
        {picture && <ContentPicture picture={picture} width="100%" maxWidth="34rem" />}
      </Columns>
    </SectionFrame>
  );
}
