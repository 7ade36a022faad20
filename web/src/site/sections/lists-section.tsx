import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { SectionFrame } from "./section-frame.tsx";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: "8",
    gridTemplateColumns: { sm: "repeat(auto-fit, minmax(13rem, 1fr))" },
  },
});

/** Named lists side by side: counties with their towns, for one. */
export function ListsSection({ section }: { section: ResolvedSection<"lists"> }) {
  return (
    <SectionFrame section={section}>
      <Columns>
        {section.lists.map(({ icon, title, items }) => (
          <div key={title}>
            <chakra.h3 display="flex" alignItems="center" gap="2" marginBottom="3">
              {icon && <Icon name={icon} />}
              {title}
            </chakra.h3>
            <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="1">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </chakra.ul>
          </div>
        ))}
      </Columns>
    </SectionFrame>
  );
}
