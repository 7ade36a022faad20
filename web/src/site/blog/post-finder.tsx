import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import type { BlogWords } from "../content/blog-schema.ts";
import { CategoryButtons } from "./category-buttons.tsx";
import { foundText } from "./found-text.ts";
import type { PostSummary } from "./post.ts";
import { PostCard } from "./post-card.tsx";
import { allPosts } from "./post-categories.ts";
import { filterPosts, noFilter } from "./post-filter.ts";
import { SearchBox } from "./search-box.tsx";
import { usePostFilter } from "./use-post-filter.ts";

export interface PostFinderProps {
  /** The posts, newest first. */
  posts: PostSummary[];
  categories: BlogWords["categories"];
  words: BlogWords["listing"];
}

const Grid = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: "3-5",
    // An odd card at the end would leave a hole next to it.
    "& > li:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  },
});

export function PostFinder({ posts, categories, words }: PostFinderProps) {
  const searchBox = useRef<HTMLInputElement>(null);
  const { filter, change } = usePostFilter(searchBox);
  const found = filterPosts(posts, filter);
  const isUnfiltered = filter.search.trim() === "" && filter.category === allPosts;
  // The featured article is the first one, so the grid doesn't repeat it.
  const featured = isUnfiltered ? found[0] : undefined;
  const inGrid = featured ? found.slice(1) : found;

  // On a phone, the keyboard covers the lower half: the results have to begin above it.
  const { search } = filter;
  useEffect(() => {
    const box = searchBox.current;
    const isPhone = matchMedia("(max-width: 47.99rem)").matches;
    if (search.trim() !== "" && isPhone && document.activeElement === box) {
      box?.scrollIntoView({ block: "start" });
    }
  }, [search]);

  const reset = () => {
    if (searchBox.current) searchBox.current.value = "";
    searchBox.current?.focus();
    change(noFilter);
  };

  return (
    <chakra.div display="flex" flexDirection="column" gap="5-8" minWidth="0">
      <div>
        <SearchBox
          ref={searchBox}
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          onSearch={(search) => change({ search })}
        />
        <noscript>
          <p>Search and categories need JavaScript, and it's turned off in this browser.</p>
        </noscript>
        <chakra.p role="status" color="muted" fontSize="sm" marginTop="2" paddingInlineStart="4">
          {foundText(found.length, filter, categories, words.found)}
        </chakra.p>
      </div>
      {featured && (
        <section aria-labelledby="featured">
          <chakra.h2 id="featured" fontSize="h3" marginBottom="4">
            {words.featured}
          </chakra.h2>
          <PostCard post={featured} readMore={words.readMore} wide eager />
        </section>
      )}
      <CategoryButtons
        label={words.categoriesLabel}
        names={categories}
        posts={posts}
        chosen={filter.category}
        onChoose={(category) => change({ category })}
      />
      {(inGrid.length > 0 || !featured) && (
        <section aria-labelledby="found">
          <chakra.h2 id="found" fontSize="h3" marginBottom="4">
            {words.gridHeading}
          </chakra.h2>
          {found.length === 0 ? (
            <chakra.div textAlign="center" paddingBlock="12">
              <h3>{words.empty.heading}</h3>
              <chakra.p color="muted" marginBlock="3">
                {words.empty.text}
              </chakra.p>
              <Button variant="secondary" onClick={reset}>
                {words.empty.reset}
              </Button>
            </chakra.div>
          ) : (
            <Grid>
              {inGrid.map((post, index) => (
                <li key={post.slug}>
                  <PostCard
                    post={post}
                    readMore={words.readMore}
                    wide={index === inGrid.length - 1 && index % 2 === 0}
                  />
                </li>
              ))}
            </Grid>
          )}
        </section>
      )}
    </chakra.div>
  );
}
