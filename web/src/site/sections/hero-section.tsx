import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Actions } from "./actions.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { SectionIntro } from "./section-frame.tsx";

const Opening = chakra("section", {
  base: { background: "deep", color: "onDeep", paddingBlock: { base: "12", md: "section" } },
});

const Columns = chakra(Container, {
  base: { display: "grid", gap: "10", alignItems: "center" },
  variants: { two: { true: { gridTemplateColumns: { lg: "1.15fr 1fr" } } } },
});

const Badges = chakra("ul", {
  base: {
    listStyle: "none",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "6",
    rowGap: "2",
    marginTop: "8",
  },
});

/** The opening of a page, with its only h1. */
export function HeroSection({ section }: { section: ResolvedSection<"hero"> }) {
  const { badges, picture } = section;
  return (
    <Opening id={section.id} data-tone="deep">
      <Columns two={picture !== undefined}>
        <div>
          <SectionIntro section={section}>
            <h1 tabIndex={-1}>{section.heading}</h1>
          </SectionIntro>
          <Actions actions={section.actions} marginTop="8" />
          {badges.length > 0 && (
            <Badges>
              {badges.map((badge) => (
                <chakra.li
                  key={badge.text}
                  display="flex"
                  gap="2"
                  alignItems="center"
                  fontSize="sm"
                  fontWeight={600}
                >
                  <chakra.span color="gold">
                    <Icon name={badge.icon} />
                  </chakra.span>
                  {badge.text}
                </chakra.li>
              ))}
            </Badges>
          )}
        </div>
        {picture && (
          <ContentPicture
            picture={picture}
            eager
            width="100%"
            maxWidth={{ base: "28rem", lg: "100%" }}
          />
        )}
      </Columns>
    </Opening>
  );
}
