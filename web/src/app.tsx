import { ChakraProvider, type SystemContext } from "@chakra-ui/react";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import { StrictMode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { AppRoutes } from "./routes.tsx";

interface AppProps {
  cache: EmotionCache;
  system: SystemContext;
  /** Whether the page is, or is becoming, prerendered HTML. */
  prerendered: boolean;
}

/** What the browser and the prerender have in common; the router stands around it. */
export function App({ cache, system, prerendered }: AppProps) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <HelmetProvider>
            <AppRoutes prerendered={prerendered} />
          </HelmetProvider>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  );
}
