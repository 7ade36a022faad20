import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import type { BlogWords } from "../content/blog-schema.ts";
import { BlogSidebar } from "./blog-sidebar.tsx";
import { PostFinder, type PostFinderProps } from "./post-finder.tsx";

const Columns = chakra(Container, {
  base: {
    display: "grid",
    gap: "10",
    paddingTop: { base: "8", md: "12" },
    paddingBottom: "section",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 19rem" },
  },
});

interface BlogListingProps extends PostFinderProps {
  sidebar: BlogWords["sidebar"];
}

export function BlogListing({ sidebar, ...finder }: BlogListingProps) {
  return (
    <Columns>
      <PostFinder {...finder} />
      <BlogSidebar posts={finder.posts} words={sidebar} />
    </Columns>
  );
}
