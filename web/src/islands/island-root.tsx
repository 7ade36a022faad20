import { CacheProvider, type EmotionCache } from "@emotion/react";
import { type ReactNode, StrictMode, useEffect } from "react";
import { PageTheme } from "../ui/theme/page-theme.tsx";

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

interface IslandRootProps {
  cache: EmotionCache;
  onReady: () => void;
  children: ReactNode;
}

/** Wraps every island, at build and in the browser alike, because `useId` depends on it. */
export function IslandRoot({ cache, onReady, children }: IslandRootProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <PageTheme>{children}</PageTheme>
        <Ready onReady={onReady} />
      </CacheProvider>
    </StrictMode>
  );
}
