import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Badge } from "../sections/badge.tsx";
import { ContentPicture } from "../sections/content-picture.tsx";
import { StyledLink } from "../site-link.tsx";
import type { PostSummary } from "./post.ts";
import { TagList } from "./tag-list.tsx";

const cardTags = 3;

const Card = chakra("article", {
  base: {
    ...cardSurface,
    position: "relative",
    display: { base: "grid", md: "flex" },
    // Large text takes the room for its words from the picture.
    gridTemplateColumns: "minmax(0, 32%) minmax(7rem, 1fr)",
    columnGap: "3",
    rowGap: "1",
    flexDirection: "column",
    height: { md: "100%" },
    overflow: "hidden",
    padding: { base: "3", md: "0" },
    "& > div > *": { gridColumn: "1 / -1" },
    // The title is below the line of details, next to the picture.
    "& > div > h3": { gridColumn: "2", gridRow: "2" },
  },
  variants: {
    wide: { true: { md: { flexDirection: "row", alignItems: "center" } } },
    /** On a phone, the picture is above everything. */
    featured: {
      true: {
        height: { md: "auto" },
        mdDown: { "& > div > h3": { gridColumn: "1 / -1", gridRow: "auto" } },
      },
    },
  },
});

/** On a phone, the picture is small and next to the first words, except in the featured post. */
const phonePicture = {
  large: { mdDown: { gridColumn: "1 / -1", aspectRatio: "2 / 1", objectFit: "cover" } },
  small: { mdDown: { gridRow: "2", aspectRatio: "4 / 3", objectFit: "cover" } },
} as const;

const Words = chakra("div", {
  base: {
    display: { base: "contents", md: "flex" },
    flexDirection: "column",
    gap: "3",
    padding: "5",
    flexGrow: 1,
  },
});

/** The whole card is the target of its link, so that a thumb cannot miss it. */
const ReadMore = chakra(StyledLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: { md: "2.75rem" },
    fontWeight: 650,
    color: "accentText",
    textDecoration: "none",
    _after: { content: '""', position: "absolute", inset: 0, borderRadius: "lg" },
    "article:hover &": { textDecoration: "underline" },
  },
});

interface PostCardProps {
  post: PostSummary;
  readMore: string;
  /** The words are next to the picture instead of below it, if there is room. */
  wide?: boolean;
  /** The card is in view when the page opens. */
  eager?: boolean;
}

export function PostCard({ post, readMore, wide = false, eager = false }: PostCardProps) {
  return (
    <Card wide={wide} featured={eager} data-whole={wide ? "" : undefined}>
      <ContentPicture
        picture={post.picture}
        eager={eager}
        flexShrink={0}
        borderRadius={{ base: "sm", md: wide ? "md" : "0" }}
        width={{ base: "100%", md: wide ? "48%" : "100%" }}
        marginInlineStart={{ md: wide ? "5" : "0" }}
        css={phonePicture[eager ? "large" : "small"]}
      />
      <Words>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" fontSize="sm">
          <Badge>{post.categoryLabel}</Badge>
          <chakra.span display="inline-flex" alignItems="center" gap="1" color="muted">
            <Icon name="clock" />
            {post.readTime}
          </chakra.span>
        </chakra.div>
        <h3>{post.title}</h3>
        <chakra.p color="muted" fontSize="copy">
          {post.excerpt}
        </chakra.p>
        <TagList tags={post.tags} count={cardTags} />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          columnGap="4"
          marginTop="auto"
        >
          <chakra.p color="muted" fontSize="sm" lineHeight={1.4}>
            <time dateTime={post.date}>{post.dateText}</time>
            {post.updatedNote && (
              // On a phone, another line on each of the small cards would add a whole screen.
              <chakra.span display="block" hideBelow={eager ? undefined : "md"}>
                {post.updatedNote}
              </chakra.span>
            )}
          </chakra.p>
          <ReadMore to={post.path}>
            <span>
              {readMore}
              {/* Many links have the same text: this tells screen readers and search engines which post is meant. */}
              <VisuallyHidden> {post.title}</VisuallyHidden>
            </span>
            <Icon name="arrow-right" />
          </ReadMore>
        </chakra.div>
      </Words>
    </Card>
  );
}
