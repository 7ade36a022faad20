import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { BlogWords } from "../content/blog-schema.ts";
import { Badge } from "../sections/badge.tsx";
import { ContentPicture, lowBelowWords, withoutDrawing } from "../sections/content-picture.tsx";
import { Eyebrow } from "../sections/section-frame.tsx";
import { unbrokenPlaces } from "../sections/unbroken.tsx";
import { StyledLink } from "../site-link.tsx";
import type { ShownPost } from "./post.ts";

const Columns = chakra(Container, {
  base: {
    ...withoutDrawing,
    display: "grid",
    gap: { base: "4", lg: "10" },
    alignItems: "center",
    paddingBlock: { base: "3", md: "10" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "1.3fr 1fr" },
  },
});

const PostDetails = chakra("ul", {
  base: {
    listStyle: "none",
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    rowGap: "1",
    marginTop: "3-5",
    fontSize: "sm",
    color: "muted",
    "& > li": { display: "inline-flex", alignItems: "center", gap: "2" },
  },
});

export function PostHeader({ post, words }: { post: ShownPost; words: BlogWords["article"] }) {
  const [beforeDate, afterDate] = words.updated.split("{date}");
  return (
    <chakra.div background="tinted">
      <Columns>
        <div>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent={{ base: "space-between", md: "flex-start" }}
            columnGap="5"
            marginBottom="2"
          >
            <StyledLink
              to="/blog"
              data-screen-only=""
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="2.75rem"
              fontWeight={600}
              fontSize="sm"
              color="accentText"
              textDecoration="none"
              _hover={{ textDecoration: "underline" }}
            >
              <Icon name="arrow-left" />
              {words.back}
            </StyledLink>
            <Badge alignSelf="center">{post.categoryLabel}</Badge>
          </chakra.div>
          {post.topic && <Eyebrow>{post.topic}</Eyebrow>}
          {/* Without balance: while a slow page arrives, it would move the title's words from line to line. */}
          <chakra.h1 tabIndex={-1} fontSize="h2" textWrap="wrap">
            {unbrokenPlaces(post.title)}
          </chakra.h1>
          <chakra.p color="muted" fontSize="lg" marginTop="2-4">
            {post.excerpt}
          </chakra.p>
          <PostDetails data-whole="">
            <li>
              <Icon name="pen" />
              {post.author}
            </li>
            <li>
              <Icon name="calendar" />
              <time dateTime={post.date}>{post.dateText}</time>
            </li>
            {post.updatedText && (
              <li>
                <Icon name="refresh" />
                <span>
                  {beforeDate}
                  <time dateTime={post.updated}>{post.updatedText}</time>
                  {afterDate}
                </span>
              </li>
            )}
            <li>
              <Icon name="clock" />
              {post.readTime}
            </li>
            <li>
              <Icon name="map-pin" />
              {post.localFocus}
            </li>
          </PostDetails>
        </div>
        <ContentPicture picture={post.picture} eager width="100%" css={lowBelowWords} />
      </Columns>
    </chakra.div>
  );
}
