import { chakra } from "@chakra-ui/react";
import { ReachableText } from "../../ui/reachable-text.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import type { SectionOf } from "../content/section-schema.ts";
import { Actions } from "./actions.tsx";
import { CheckList } from "./check-list.tsx";
import { ContentPicture, lowBelowWords } from "./content-picture.tsx";
import { SectionFrame } from "./section-frame.tsx";

type Person = NonNullable<SectionOf<"story">["person"]>;

function Byline({ person: { name, role, picture } }: { person: Person }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
      {picture && (
        <ContentPicture
          picture={picture}
          width="7rem"
          aspectRatio="1"
          objectFit="cover"
          borderRadius="full"
        />
      )}
      <p>
        <chakra.strong fontFamily="heading" fontSize="h3">
          {name}
        </chakra.strong>
        <br />
        <chakra.span color="muted" css={{ "[data-tone=deep] &": { color: "onDeepMuted" } }}>
          {role}
        </chakra.span>
      </p>
    </chakra.div>
  );
}

/** Three points in two columns would leave a hole beside the last one. */
function columnsFor(points: readonly string[]): 1 | 2 {
  return points.length % 2 === 0 ? 2 : 1;
}

export function StorySection({ section }: { section: ResolvedSection<"story"> }) {
  const { paragraphs, points, picture, pictureSide, quote, person, actions } = section;
  const words = (
    <chakra.div display="grid" gap="3-5" maxWidth="44rem">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <ReachableText text={paragraph} />
        </p>
      ))}
      {points.length > 0 && <CheckList items={points} columns={picture ? 1 : columnsFor(points)} />}
      {quote && (
        <chakra.blockquote
          fontFamily="heading"
          fontSize="h3"
          borderInlineStartWidth="4px"
          borderInlineStartStyle="solid"
          borderColor="gold"
          paddingInlineStart="5"
        >
          <p>{quote}</p>
        </chakra.blockquote>
      )}
      {person && <Byline person={person} />}
      <Actions actions={actions} marginTop="2-4" />
    </chakra.div>
  );
  // The actions are with the words they belong to, not below the picture.
  const framed = { ...section, actions: [] };
  if (!picture) {
    return (
      <SectionFrame section={framed} layout="beside">
        {words}
      </SectionFrame>
    );
  }
  return (
    <SectionFrame section={framed} layout={pictureSide === "left" ? "right" : "left"} lead={words}>
      <ContentPicture picture={picture} width="100%" css={lowBelowWords} />
    </SectionFrame>
  );
}
