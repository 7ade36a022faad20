import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** Where the browser can show the content of a closed `details`, and there is room for it. */
const alwaysOpen = "@supports selector(::details-content)";

const Fold = chakra("details", {
  base: {
    flexGrow: { md: 1 },
    "&[open] > summary": { height: "3.5rem" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
    "& > ul": { marginTop: "1" },
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

/** Lies over the whole closed card, and over the head of an open one. */
const Mark = chakra("summary", {
  base: {
    position: "absolute",
    insetInline: 0,
    top: 0,
    height: "100%",
    display: "flex",
    justifyContent: "flex-end",
    paddingBlock: "4",
    color: "accentText",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "@media print": { display: "none" },
  },
});

/** What a card lists: on a phone it opens with a touch of the card, elsewhere it is always open. */
export function CardFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold>
      <Mark>
        <VisuallyHidden>More on {title}</VisuallyHidden>
        <Icon name="chevron-down" />
      </Mark>
      {children}
    </Fold>
  );
}
