import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Where the browser can show the content of a closed `details`, and there is room for it. */
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

/** Lies over all that is closed, and over the head of what is open. */
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

/** What a fold is in: the height of its head, which stays when it is open, and the room above the mark. */
export const foldable = (head: string, mark: string) =>
  ({ position: "relative", "--fold-head": head, "--fold-mark": mark }) as const;

/** On a phone this opens with a touch of what is `foldable` around it; where there is room it is always open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details>
      {/* Its words stand below it already: as a text they would be found twice. */}
      <Mark aria-label={`More on ${title}`}>
        <Icon name="chevron-down" />
      </Mark>
      {children}
    </Details>
  );
}
