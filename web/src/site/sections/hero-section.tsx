import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { Actions } from "./actions.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { FormIsland } from "./form-island.tsx";
import { FormSurface } from "./form-surface.tsx";
import { SectionIntro } from "./section-frame.tsx";
import { Sourced } from "./sourced-text.tsx";
import { unbrokenPlaces } from "./unbroken.tsx";

const Opening = chakra("section", {
  base: {
    background: "deep",
    color: "onDeep",
    paddingTop: { base: "10", md: "section" },
    paddingBottom: { base: "12", md: "section" },
  },
});

// Words and form begin at the top: centered, they would move while the page is still arriving.
const Columns = chakra(Container, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: "8",
    columnGap: "12",
    alignItems: "start",
  },
  variants: {
    two: {
      true: {
        gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1.15fr 1fr" },
        "& > :last-child": { gridColumn: { md: "2" }, gridRow: { md: "1" } },
      },
    },
  },
});

/** On a phone below the buttons; where there is room, a row below words and picture. */
const Badges = chakra("ul", {
  base: {
    listStyle: "none",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "10",
    rowGap: "2",
    md: {
      gridColumn: "1 / -1",
      gridRow: "2",
      marginTop: "4",
      paddingTop: "6",
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "rgb(255 255 255 / .2)",
    },
  },
});

/** The opening of a page, with its only h1. */
export function HeroSection({ section }: { section: ResolvedSection<"hero"> }) {
  const { badges, picture, form, texts } = section;
  return (
    // With a form, the section's anchor is the first field: following it puts the cursor there.
    <Opening
      id={form ? undefined : section.id}
      data-tone="deep"
      paddingBottom={badges.length > 0 ? { base: "12", lg: "8" } : undefined}
    >
      <Columns two={form !== undefined || picture !== undefined}>
        <div>
          <SectionIntro section={section}>
            <h1 tabIndex={-1}>{unbrokenPlaces(section.heading)}</h1>
          </SectionIntro>
          <Actions actions={section.actions} marginTop="8" />
        </div>
        {badges.length > 0 && (
          <Badges data-whole="">
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
                <Sourced text={badge.text} sources={section.sources} />
              </chakra.li>
            ))}
          </Badges>
        )}
        {form && texts && (
          <FormSurface data-tone="plain">
            <h2>{form.heading}</h2>
            {form.text && <chakra.p marginTop="2">{form.text}</chakra.p>}
            <chakra.div marginTop="5">
              <FormIsland form={texts} fieldId={section.id} />
            </chakra.div>
          </FormSurface>
        )}
        {picture && !form && (
          <ContentPicture
            picture={picture}
            eager
            alignSelf={{ md: "center" }}
            width="100%"
            maxWidth={{ base: "28rem", md: "100%" }}
          />
        )}
      </Columns>
    </Opening>
  );
}
