import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Screen } from "./screen.tsx";

const Ring = chakra("span", {
  base: {
    width: "2.75rem",
    height: "2.75rem",
    borderRadius: "full",
    borderWidth: "4px",
    borderStyle: "solid",
    borderColor: "line",
    borderTopColor: "brand",
    animation: "spin 0.9s linear infinite",
  },
});

/** The box has its size before its text is there, because a browser may render the page in between. */
const Status = chakra("div", {
  base: {
    display: "grid",
    gridTemplateRows: "2.75rem minmax(1.5rem, auto)",
    gap: "4",
    justifyItems: "center",
    minWidth: "6rem",
    color: "muted",
  },
});

interface LoadingScreenProps {
  /** Set if no page follows, as when somebody leaves: the page that was seen last must go (entry-seen.ts). */
  isEnd?: boolean;
  children?: ReactNode;
}

/** The HTML shells show this, too. */
export function LoadingScreen({ isEnd, children }: LoadingScreenProps) {
  return (
    <Screen id="main" {...(isEnd ? {} : { "data-waiting": "" })}>
      <Status role="status">
        <Ring aria-hidden="true" />
        Loading...
      </Status>
      {children}
    </Screen>
  );
}
