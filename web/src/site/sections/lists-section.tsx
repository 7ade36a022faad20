import { chakra } from "@chakra-ui/react";
import { Fold, foldable } from "../../ui/fold.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { SiteLink } from "../site-link.tsx";
import { SectionFrame } from "./section-frame.tsx";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: "4-8",
    gridTemplateColumns: { sm: "repeat(auto-fit, minmax(13rem, 1fr))" },
    // Four columns never become three above one.
    "&:has(> :nth-of-type(4):last-of-type)": {
      gridTemplateColumns: { sm: "repeat(2, 1fr)", lg: "repeat(4, 1fr)" },
    },
    "& h3": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      marginBottom: { base: "1", sm: "2" },
    },
  },
  variants: {
    folds: {
      true: {
        gap: { base: "0", md: "8", _print: "4" },
        "& > div": { ...foldable("2.75rem", "0.75rem"), borderColor: "line", borderStyle: "solid" },
        mdDown: {
          gridTemplateColumns: "minmax(0, 1fr) !important",
          "& > div": { borderWidth: "0 0 1px" },
          "& h3": { minHeight: "2.75rem", margin: "0", paddingInlineEnd: "8" },
        },
      },
    },
  },
});

const List = chakra("ul", {
  base: { listStyle: "none" },
  variants: {
    names: {
      /** Names follow one another as in a sentence; with a line for each, they would fill a page. */
      true: {
        // A line is as high as a thumb, because some names are links.
        lineHeight: "2.75rem",
        "& > li": { display: "inline-block" },
        "& > li:not(:last-of-type)::after": { content: '"\\00a0·"', marginInlineEnd: "1" },
        "& a": { display: "inline-block", color: "accentText", fontWeight: 600 },
      },
      false: {
        "& > li": {
          paddingBlock: "2",
          breakInside: "avoid",
          borderBottomWidth: "1px",
          borderBottomStyle: "solid",
          borderColor: "line",
        },
        mdDown: {
          paddingBottom: "3",
          listStyle: "disc",
          paddingInlineStart: "5",
          "& > li": { paddingBlock: "0", borderWidth: "0" },
          "& > li::marker": { color: "accentText" },
        },
      },
    },
  },
});

/** The most letters that a name has, such as that of a town. */
const longName = 20;

function areNames(items: readonly string[]): boolean {
  return items.every((item) => item.length <= longName);
}

interface NamedListProps {
  items: readonly string[];
  townPages: Record<string, string>;
}

function NamedList({ items, townPages }: NamedListProps) {
  return (
    <List names={areNames(items)}>
      {items.map((item) => {
        const page = townPages[item];
        return <li key={item}>{page ? <SiteLink to={page}>{item}</SiteLink> : item}</li>;
      })}
    </List>
  );
}

/** On a phone, names are all in view, and sentences have to be opened. */
export function ListsSection({ section }: { section: ResolvedSection<"lists"> }) {
  const { lists, townPages } = section;
  const folds = lists.length > 1 && !lists.every(({ items }) => areNames(items));
  return (
    <SectionFrame section={section}>
      <Columns folds={folds}>
        {lists.map(({ icon, title, items }) => {
          const list = <NamedList items={items} townPages={townPages} />;
          return (
            <div key={title}>
              <h3>
                {icon && <Icon name={icon} />}
                {title}
              </h3>
              {lists.length > 1 && !areNames(items) ? <Fold title={title}>{list}</Fold> : list}
            </div>
          );
        })}
      </Columns>
    </SectionFrame>
  );
}
