import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { VisuallyHidden, visuallyHidden } from "../../ui/visually-hidden.tsx";
import type { PortfolioSite } from "../content/resolved-page.ts";
import { SampleRibbon } from "./sample-ribbon.tsx";

/** Applies in a list as wide as a phone, unless its text is large. */
const onePhone = "@container (min-width: 16rem) and (max-width: 44rem)";

const Card = chakra("a", {
  base: {
    ...cardSurface,
    position: "relative",
    display: "block",
    overflow: "hidden",
    height: "100%",
    textDecoration: "none",
  },
  variants: {
    row: {
      true: {
        [onePhone]: {
          display: "grid",
          gridTemplateColumns: "minmax(4rem, 36%) minmax(0, 1fr)",
          // The picture is as high as the words beside it.
          "& img": { position: "absolute", inset: 0, height: "100%", objectPosition: "left top" },
        },
      },
    },
  },
});

const Live = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    alignSelf: "flex-start",
    flexShrink: 0,
    gap: "2",
    marginTop: "1",
    color: "good",
    fontSize: "sm",
    fontWeight: 650,
    lineHeight: 1.3,
    _before: {
      content: '""',
      width: "0.5rem",
      height: "0.5rem",
      borderRadius: "full",
      background: "currentColor",
    },
  },
});

/** With a mouse, it appears under the pointer; on a phone, it is always there. */
const View = chakra("span", {
  base: {
    position: "absolute",
    bottom: "3",
    insetInlineEnd: "3",
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    paddingInline: "3",
    paddingBlock: "1",
    borderRadius: "full",
    background: "accent",
    color: "#fff",
    fontSize: "sm",
    fontWeight: 650,
    lineHeight: 1.3,
    "@media (hover: hover)": {
      opacity: 0,
      transition: "opacity .15s",
      "a:hover &, a:focus-visible &": { opacity: 1 },
    },
  },
  variants: {
    row: {
      true: {
        [onePhone]: { bottom: "1", insetInlineEnd: "1", padding: "1", "& > span": visuallyHidden },
      },
    },
  },
});

/**
 * Chrome begins to load lazy pictures 1,250 to 3,000 px before they are in view, and slides of a carousel even farther
 * out. This content waits until it is about one screen away. Its shape keeps the room for it.
 */
const Picture = chakra("span", {
  base: {
    display: "block",
    position: "relative",
    aspectRatio: "16 / 10",
    contentVisibility: "auto",
  },
  variants: { row: { true: { [onePhone]: { aspectRatio: "auto" } } } },
});

/** The site as a phone shows it, in a frame, over the corner of the large picture. */
const Phone = chakra("img", {
  base: {
    position: "absolute",
    bottom: "4%",
    insetInlineStart: "4%",
    width: "26%",
    height: "auto",
    aspectRatio: "390 / 844",
    objectFit: "cover",
    objectPosition: "top",
    border: "3px solid #1b2421",
    borderRadius: "md",
    boxShadow: "0 4px 14px rgb(0 0 0 / .35)",
  },
});

interface PortfolioCardProps {
  site: PortfolioSite;
  /** On a phone, the card is a small picture beside the words. */
  row?: boolean;
  eager?: boolean;
}

export function PortfolioCard({ site, row = false, eager = false }: PortfolioCardProps) {
  const { title, url, host, small, large, alt, trade, phone, sample } = site;
  const card = (
    <Card href={url} target="_blank" rel="noopener" row={row}>
      <Picture row={row}>
        <chakra.img
          src={small}
          srcSet={`${small} 640w, ${large} 1280w`}
          sizes={`(min-width: 64rem) 24rem, (min-width: 48rem) ${row ? 33 : 45}vw, ${row ? 36 : 50}vw`}
          alt={alt}
          htmlWidth="640"
          htmlHeight="400"
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          display="block"
          width="100%"
          height="auto"
          aspectRatio="16 / 10"
          objectFit="cover"
        />
        {phone && (
          <Phone
            src={phone.file}
            alt={phone.alt}
            htmlWidth={phone.width}
            htmlHeight={phone.height}
            loading="lazy"
            decoding="async"
          />
        )}
        <View data-screen-only="" row={row}>
          <span>View Site</span>
          <Icon name="external" />
        </View>
      </Picture>
      <chakra.span
        display="flex"
        flexDirection="column"
        padding={row ? { base: "3", md: "5" } : { base: "4", md: "5" }}
      >
        <chakra.span display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
          <chakra.span
            fontFamily="heading"
            fontWeight={700}
            fontSize="h3"
            lineHeight={1.25}
            flexBasis="100%"
          >
            {title}
          </chakra.span>
          <Live>Live</Live>
          {/* The trade takes its own line if a word would not have room. */}
          <chakra.span color="muted" fontSize="sm" flexGrow={1} flexBasis="6rem">
            {trade}
          </chakra.span>
        </chakra.span>
        <chakra.span fontSize="sm" overflowWrap="anywhere">
          {host}
        </chakra.span>
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </chakra.span>
    </Card>
  );
  if (!sample) return card;
  // The ribbon is beside the link, because it isn't part of the link's name.
  return (
    // In a row, the words begin right below the edge, so the ribbon hangs over the picture.
    <chakra.div
      position="relative"
      height="100%"
      css={{
        // On paper, the ribbon is below the card.
        "@media print": { height: "auto" },
        mdDown: row ? { "& > [data-sample]": { insetInline: "0.75rem auto" } } : undefined,
      }}
    >
      {card}
      <SampleRibbon />
    </chakra.div>
  );
}
