import { chakra } from "@chakra-ui/react";

const Tag = chakra("li", {
  base: {
    // On a phone, the tags are words with commas between them.
    paddingInline: { base: "0", md: "2" },
    borderRadius: "sm",
    borderWidth: { base: "0", md: "1px" },
    borderStyle: "solid",
    borderColor: "line",
    fontSize: "sm",
    color: "muted",
    "&:not(:last-of-type)::after": { content: { base: '","', md: "none" } },
  },
});

export function TagList({ tags, count = tags.length }: { tags: string[]; count?: number }) {
  return (
    <chakra.ul
      listStyle="none"
      display="flex"
      flexWrap="wrap"
      columnGap="1-2"
      rowGap={{ base: "0", md: "2" }}
    >
      {tags.slice(0, count).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </chakra.ul>
  );
}
