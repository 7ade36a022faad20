import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import { SectionIntro } from "../sections/section-frame.tsx";
import { unbrokenPlaces } from "../sections/unbroken.tsx";

const Opening = chakra("section", {
  base: { background: "tinted", paddingBlock: { base: "section", md: "12" } },
});

interface BlogOpeningProps {
  eyebrow: string;
  heading: string;
  intro: string;
}

/** The head of the blog page: lower and lighter than other heroes, so that the articles are in view. */
export function BlogOpening({ heading, ...words }: BlogOpeningProps) {
  return (
    <Opening data-tone="tinted">
      <Container>
        <SectionIntro section={{ ...words, heading, tone: "tinted", actions: [] }}>
          <h1 tabIndex={-1}>{unbrokenPlaces(heading)}</h1>
        </SectionIntro>
      </Container>
    </Opening>
  );
}
