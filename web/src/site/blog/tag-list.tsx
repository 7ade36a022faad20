import { chakra } from "@chakra-ui/react";

const List = chakra("ul", {
  base: { listStyle: "none", display: "flex", flexWrap: "wrap", gap: "2" },
});

const Tag = chakra("li", {
  base: {
    paddingInline: "2",
    borderRadius: "sm",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line",
    fontSize: "sm",
    color: "muted",
  },
});

/** The first tags of a post, at most `count`. */
export function TagList({ tags, count = tags.length }: { tags: string[]; count?: number }) {
  return (
    <List>
      {tags.slice(0, count).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </List>
  );
}
