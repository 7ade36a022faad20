import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Matches a browser that can show the content of a closed `details`, for screens with room for it. */
const alwaysOpen = "@supports selector(::details-content)";

const Details = chakra("details", {
  base: {
    flexGrow: { md: 1 },
    "&[open] > summary": { height: "var(--fold-head)" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    [alwaysOpen]: {
      md: {
        display: "flex",
        flexDirection: "column",
        "&::details-content": {
          contentVisibility: "visible",
          blockSize: "auto",
          display: "flex",
          flexDirection: "column",
          flexGrow: 1,
          gap: "3",
        },
        "& > summary": { display: "none" },
      },
    },
  },
});

/** Covers all of a closed fold, and the head of an open one. */
const Mark = chakra("summary", {
  base: {
    position: "absolute",
    insetInline: 0,
    top: 0,
    height: "100%",
    display: "flex",
    justifyContent: "flex-end",
    paddingTop: "var(--fold-mark)",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "@media print": { display: "none" },
  },
});

/** Styles what a fold is in: the height of its head, which stays when it is open, and the room above the mark. */
export const foldable = (head: string, mark: string) =>
  ({ position: "relative", "--fold-head": head, "--fold-mark": mark }) as const;

/** On a phone, this opens with a touch of the `foldable` around it; if there is room, it is always open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details>
      {/* Its words are already below it: if they were text, a search would find them twice. */}
      <Mark aria-label={`More on ${title}`}>
        <Icon name="chevron-down" />
      </Mark>
      {children}
    </Details>
  );
}
