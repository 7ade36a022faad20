import { ChakraProvider, type SystemContext } from "@chakra-ui/react";
import { CacheProvider, type EmotionCache } from "@emotion/react";
import { HelmetProvider } from "react-helmet-async";
import { PageHead } from "../ui/head/page-head.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { LoadingScreen } from "./layout/loading-screen.tsx";
import { teamTitle } from "./layout/use-page-head.ts";
import { teamPages } from "./team-pages.ts";

interface TeamShellProps {
  cache: EmotionCache;
  system: SystemContext;
  name: string;
}

/** Nobody is known yet, so the page only says `Loading...`. */
export function TeamShell({ cache, system, name }: TeamShellProps) {
  const page = teamPages.find((item) => item.name === name);
  if (!page) throw new Error(`there is no page "${name}" in the team area`);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <HelmetProvider>
          <PageHead
            path={page.path}
            title={teamTitle(page)}
            description={page.description}
            robots="noindex,nofollow"
            socialImage="auth"
          />
        </HelmetProvider>
        <LoadingScreen>
          <VisuallyHidden as="h1">{page.title}</VisuallyHidden>
        </LoadingScreen>
      </ChakraProvider>
    </CacheProvider>
  );
}
