import { chakra } from "@chakra-ui/react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Actions } from "./actions.tsx";
import { CheckList } from "./check-list.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Columns = chakra("div", {
  base: { display: "grid", gap: "10", alignItems: "center" },
  variants: {
    side: {
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

/** Words beside a picture; without one, beside their heading. */
export function StorySection({ section }: { section: ResolvedSection<"story"> }) {
  const { paragraphs, points, picture, pictureSide, quote, actions } = section;
  const words = (
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
      <Actions actions={actions} marginTop="3" />
    </chakra.div>
  );
  return (
    // The actions stand with the words they belong to, not below the picture.
    <SectionFrame section={{ ...section, actions: [] }} layout={picture ? "stacked" : "beside"}>
      {picture ? (
        <Columns side={pictureSide}>
          {words}
          <ContentPicture picture={picture} width="100%" maxWidth="34rem" />
        </Columns>
      ) : (
        words
      )}
    </SectionFrame>
  );
}
