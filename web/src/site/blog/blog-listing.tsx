import { Container } from "../../ui/container.tsx";
import { aboveTreeline } from "../../ui/treeline.tsx";
import type { BlogWords } from "../content/blog-schema.ts";
import { BlogSidebar } from "./blog-sidebar.tsx";
import { PostFinder, type PostFinderProps } from "./post-finder.tsx";

interface BlogListingProps extends PostFinderProps {
  sidebar: BlogWords["sidebar"];
}

export function BlogListing({ sidebar, ...finder }: BlogListingProps) {
  return (
    <Container
      display="grid"
      gap={{ base: "6", md: "10" }}
      paddingTop={{ base: "5", md: "12" }}
      paddingBottom={aboveTreeline}
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 19rem" }}
    >
      <PostFinder {...finder} />
      <BlogSidebar posts={finder.posts} words={sidebar} />
    </Container>
  );
}
