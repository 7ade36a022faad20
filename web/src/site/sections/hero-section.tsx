import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import { Icon } from "../../ui/icon.tsx";
import { tooNarrowForTwo, wideEnoughForTwo } from "../../ui/theme/screens.ts";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { BesideWords } from "../openings/beside-words.tsx";
import { Actions } from "./actions.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { FormIsland, FormSurface } from "./form-sections.tsx";
import { SectionIntro, tones } from "./section-frame.tsx";
import { Sourced } from "./sourced-text.tsx";
import { unbrokenPlaces } from "./unbroken.tsx";

const Opening = chakra("section", {
  base: { paddingBlock: "section" },
  variants: { tone: tones },
});

// Words and form begin at the top: if they were centered, they would move while the page is still arriving.
const Columns = chakra(Container, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: "5-8",
    columnGap: "12",
    alignItems: "start",
  },
  variants: {
    two: {
      true: {
        [wideEnoughForTwo]: {
          gridTemplateColumns: "1.15fr 1fr",
          "& > :last-child": { gridColumn: "2", gridRow: "1" },
        },
      },
    },
  },
});

/** On a phone, the picture is the ground below the words, out to the edges, cut around its main subject. */
const horizon = {
  width: "100%",
  alignSelf: "center",
  [tooNarrowForTwo]: {
    aspectRatio: "3 / 1",
    objectFit: "cover",
    objectPosition: "50% 30%",
    width: "calc(100% + 2 * {spacing.gutter})",
    maxWidth: "none",
    marginInline: "calc(-1 * {spacing.gutter})",
    marginBottom: "calc(-1 * {spacing.section})",
    borderRadius: 0,
  },
} as const;

/** On a phone, they are below the buttons; if there is room, they are a row below words and picture. */
const Badges = chakra("ul", {
  base: {
    listStyle: "none",
    display: "flex",
    flexWrap: "wrap",
    columnGap: { base: "6", lg: "10" },
    rowGap: "1-2",
    [wideEnoughForTwo]: {
      // The badges are in one row, whatever their length.
      display: "grid",
      gridAutoFlow: "column",
      justifyContent: "start",
      gridColumn: "1 / -1",
      gridRow: "2",
      marginTop: "4",
      paddingTop: "6",
      borderTopWidth: "1px",
      borderTopStyle: "solid",
      borderColor: "color-mix(in srgb, currentColor 20%, transparent)",
    },
  },
});

export function HeroSection({ section }: { section: ResolvedSection<"hero"> }) {
  const { badges, picture, beside, form, texts, tone } = section;
  return (
    // With a form, the section's anchor is the first field: following it puts the cursor there.
    <Opening id={form ? undefined : section.id} tone={tone} data-tone={tone}>
      <Columns two={(form ?? beside ?? picture) !== undefined}>
        <div>
          <SectionIntro section={section}>
            <h1 tabIndex={-1}>{unbrokenPlaces(section.heading)}</h1>
          </SectionIntro>
          <Actions actions={section.actions} marginTop="5-8" />
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
            <chakra.h2 fontSize={{ base: "h3", md: "h2" }}>{form.heading}</chakra.h2>
            <chakra.div marginTop={form.text ? "1-2" : "3-5"}>
              <FormIsland form={texts} fieldId={section.id} intro={form.text} />
            </chakra.div>
          </FormSurface>
        )}
        {beside && !form && <BesideWords section={beside} />}
        {picture && !form && !beside && <ContentPicture picture={picture} eager css={horizon} />}
      </Columns>
    </Opening>
  );
}
