import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { Container } from "../../ui/container.tsx";
import { trustedTypes } from "../../ui/trusted-types.ts";
import type { BlogWords } from "../content/blog-schema.ts";
import { ShareButton } from "../share-button.tsx";
import type { ShownPost } from "./post.ts";
import { PostHeader } from "./post-header.tsx";
import { PostSidebar } from "./post-sidebar.tsx";
import { Prose } from "./prose.ts";
import { TableOfContents } from "./table-of-contents.tsx";

/** Accepts only what the build made of the owner's Markdown, in which HTML is refused (post-markdown.ts). */
const policy = trustedTypes?.createPolicy("post", { createHTML: (html) => html });

/** A post with this many headings or more gets a table of contents. */
const longPost = 4;

/** Adds to ui/theme/print-css.ts on paper: links to other sites show their addresses, nothing is beside or below. */
const Frame = chakra("article", {
  base: {
    "@media print": {
      "& [data-sidebar], & ~ [data-tone=deep]": { display: "none" },
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: "sm" },
    },
  },
});

export function PostArticle({ post, words }: { post: ShownPost; words: BlogWords["article"] }) {
  // Another object would count as another text: React would render the post again.
  const html = useMemo(() => policy?.createHTML(post.html) ?? post.html, [post.html]);
  return (
    <Frame data-post="">
      <PostHeader post={post} words={words} />
      <Container
        display="grid"
        gap={{ base: "5", md: "10" }}
        paddingBlock={{ base: "5", md: "12" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 19rem" }}
      >
        <chakra.div maxWidth="44rem">
          {post.headings.length >= longPost && (
            <TableOfContents label={words.contents} headings={post.headings} />
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from the owner's Markdown, in which HTML is refused (post-markdown.ts) */}
          <Prose dangerouslySetInnerHTML={{ __html: html }} />
          <chakra.div marginTop={{ base: "6", md: "10" }}>
            <ShareButton title={post.title} text={post.excerpt} words={words.share} />
          </chakra.div>
        </chakra.div>
        <PostSidebar post={post} words={words} />
      </Container>
    </Frame>
  );
}
