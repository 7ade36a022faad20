import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import type { BlogWords } from "../content/blog-schema.ts";
import { SectionIntro } from "../sections/section-frame.tsx";
import { unbrokenPlaces } from "../sections/unbroken.tsx";

/** The head of the blog page, without a picture or buttons, so that the articles are in view. */
export function BlogOpening(words: Pick<BlogWords, "eyebrow" | "heading" | "intro">) {
  return (
    <chakra.section data-tone="tinted" background="tinted" paddingBlock="section">
      <Container>
        <SectionIntro section={{ ...words, tone: "tinted", actions: [] }}>
          <h1 tabIndex={-1}>{unbrokenPlaces(words.heading)}</h1>
        </SectionIntro>
      </Container>
    </chakra.section>
  );
}
