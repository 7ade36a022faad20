import { chakra } from "@chakra-ui/react";
import type { BlogWords } from "../content/blog-schema.ts";
import type { PostSummary } from "./post.ts";
import { type Category, categories } from "./post-categories.ts";
import { countPosts } from "./post-filter.ts";

/** On a phone, this is one row to swipe, out to the edges of the screen. */
const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "nowrap", sm: "wrap" },
    gap: "2",
    overflowX: { base: "auto", sm: "visible" },
    scrollbarWidth: "none",
    marginInline: { base: "calc(-1 * {spacing.gutter})", sm: "0" },
    paddingInline: { base: "gutter", sm: "0" },
    // This leaves room for the focus ring.
    paddingBlock: "2",
    scrollPaddingInline: "gutter",
  },
});

const Choice = chakra("button", {
  base: {
    flexShrink: 0,
    scrollMarginInline: "2",
    minHeight: "2.75rem",
    paddingInline: "4",
    borderRadius: "full",
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "field",
    background: "transparent",
    color: "inherit",
    fontSize: "sm",
    fontWeight: 600,
    cursor: "pointer",
    "&[aria-pressed=false]:hover": { background: "brandSoft" },
    _pressed: { background: "deep", borderColor: "deep", color: "onDeep" },
  },
});

interface CategoryButtonsProps {
  label: string;
  names: BlogWords["categories"];
  posts: readonly PostSummary[];
  chosen: Category;
  onChoose: (category: Category) => void;
}

export function CategoryButtons({ label, names, posts, chosen, onChoose }: CategoryButtonsProps) {
  return (
    <Row role="group" aria-label={label}>
      {categories.map((category) => (
        <Choice
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          // Browsers leave a button that is partly in view where it is, with its focus ring cut off.
          onFocus={({ currentTarget }) =>
            currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
          }
        >
          {names[category]} ({countPosts(posts, category)})
        </Choice>
      ))}
    </Row>
  );
}
