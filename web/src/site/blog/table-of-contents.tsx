import { chakra } from "@chakra-ui/react";
import { Icon } from "../../ui/icon.tsx";
import { thumbRoom } from "../../ui/theme/thumb-room.ts";
import type { PostHeading } from "./post.ts";

const Contents = chakra("details", {
  base: {
    marginBottom: "5-8",
    paddingInline: "4-6",
    borderRadius: "md",
    background: "brandSoft",
    color: "ink",
    "& > summary": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      minHeight: "3rem",
      fontWeight: 650,
      cursor: "pointer",
      listStyle: "none",
    },
    "& > summary::-webkit-details-marker": { display: "none" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    "& a": {
      ...thumbRoom,
      display: "flex",
      paddingBlock: "2",
      color: "inherit",
      textDecoration: "none",
    },
    "& a:hover": { textDecoration: "underline" },
  },
});

/** The headings of a long post, as links. They are closed, so that the beginning of the text is in view. */
export function TableOfContents({ label, headings }: { label: string; headings: PostHeading[] }) {
  return (
    <Contents data-screen-only="">
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label={label}>
        <chakra.ol listStyle="none" paddingBottom="3">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </chakra.ol>
      </nav>
    </Contents>
  );
}
