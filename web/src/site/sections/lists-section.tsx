import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { SectionFrame } from "./section-frame.tsx";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: "8",
    gridTemplateColumns: { sm: "repeat(auto-fit, minmax(13rem, 1fr))" },
    // Never three above one.
    "&:has(> :nth-of-type(4):last-of-type)": {
      gridTemplateColumns: { sm: "repeat(2, 1fr)", lg: "repeat(4, 1fr)" },
    },
  },
});

const List = chakra("ul", {
  base: {
    listStyle: "none",
    columnGap: "6",
    "& > li": {
      paddingBlock: "2",
      breakInside: "avoid",
      borderBottomWidth: "1px",
      borderBottomStyle: "solid",
      borderColor: "line",
    },
  },
  variants: {
    columns: {
      one: {},
      phone: { columns: { base: "2 8rem", sm: "1" } },
      /** A single list has the whole width to itself. */
      everywhere: { columns: { base: "2 8rem", md: "4 8rem" } },
    },
  },
});

/** Names of towns fit twice into the width of a phone, sentences do not. */
function columnsOf(items: readonly string[], lists: number) {
  if (items.some((item) => item.length > 20)) return "one";
  return lists === 1 ? "everywhere" : "phone";
}

export function ListsSection({ section }: { section: ResolvedSection<"lists"> }) {
  return (
    <SectionFrame section={section}>
      <Columns>
        {section.lists.map(({ icon, title, items }) => (
          <div key={title}>
            <chakra.h3 display="flex" alignItems="center" gap="2" marginBottom="2">
              {icon && <Icon name={icon} />}
              {title}
            </chakra.h3>
            <List columns={columnsOf(items, section.lists.length)}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </List>
          </div>
        ))}
      </Columns>
    </SectionFrame>
  );
}
