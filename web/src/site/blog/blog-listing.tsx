import { chakra } from "@chakra-ui/react";
import { Island } from "../../islands/island.tsx";
import { lazyContent } from "../../islands/lazy-content.ts";
import { Container } from "../../ui/container.tsx";
import type { BlogWords } from "../content/blog-schema.ts";
import { BlogSidebar } from "./blog-sidebar.tsx";
import { filterParameters } from "./post-filter.ts";
import type { PostFinderProps } from "./post-finder.tsx";

const island = "post-finder";

const Finder = lazyContent<PostFinderProps>(
  island,
  async () => (await import("./post-finder.tsx")).PostFinder,
);

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

/** The listing: all posts are in the HTML; what filters them comes with the first touch or a filter in the address. */
export function BlogListing({ sidebar, ...finder }: BlogListingProps) {
  return (
    <Columns>
      <Island name={island} query={Object.values(filterParameters).join(" ")}>
        <Finder {...finder} />
      </Island>
      <BlogSidebar posts={finder.posts} words={sidebar} />
    </Columns>
  );
}
