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

interface LoadingScreenProps {
  /** For a page that isn't coming, as when somebody leaves: what was seen last must go (entry-seen.ts). */
  isEnd?: boolean;
  children?: ReactNode;
}

/** Also what the HTML shells show. */
export function LoadingScreen({ isEnd, children }: LoadingScreenProps) {
  return (
    <Screen id="main" {...(isEnd ? {} : { "data-waiting": "" })}>
      <chakra.div role="status" display="grid" gap="4" justifyItems="center" color="muted">
        <Ring aria-hidden="true" />
        Loading...
      </chakra.div>
      {children}
    </Screen>
  );
}
