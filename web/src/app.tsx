import { ChakraProvider, type SystemContext } from "@chakra-ui/react";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import { StrictMode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { AppRoutes } from "./routes.tsx";

/** What the browser and the prerender have in common; the router stands around it. */
export function App({ cache, system }: { cache: EmotionCache; system: SystemContext }) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <HelmetProvider>
            <AppRoutes />
          </HelmetProvider>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  );
}
