import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { ReachableText } from "../../ui/reachable-text.tsx";
import { unbrokenFigures } from "./unbroken.tsx";

const List = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: "1-3",
    fontSize: "copy",
  },
  variants: { columns: { 1: {}, 2: { gridTemplateColumns: { md: "1fr 1fr" }, columnGap: "8" } } },
});

export function CheckList({ items, columns = 1 }: { items: string[]; columns?: 1 | 2 }) {
  return (
    <List columns={columns}>
      {items.map((item) => (
        <chakra.li key={item} display="flex" gap="3" alignItems="flex-start">
          <chakra.span color="good" css={{ "[data-tone=deep] &": { color: "gold" } }}>
            <Icon name="check" />
          </chakra.span>
          <span>
            <ReachableText text={item} words={unbrokenFigures} />
          </span>
        </chakra.li>
      ))}
    </List>
  );
}
