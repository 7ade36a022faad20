import { site } from "virtual:site";
import { ChakraProvider, type SystemContext } from "@chakra-ui/react";
import { CacheProvider, type EmotionCache } from "@emotion/react";
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
  const title = teamTitle(page);
  const address = `${site.origin}${page.path}`;
  const picture = `${site.origin}/social/auth.png`;
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <title>{title}</title>
        <meta name="description" content={page.description} />
        <link rel="canonical" href={address} />
        <meta name="robots" content="noindex,nofollow" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={picture} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={page.description} />
        <meta name="twitter:image" content={picture} />
        <LoadingScreen>
          <VisuallyHidden as="h1">{page.title}</VisuallyHidden>
        </LoadingScreen>
      </ChakraProvider>
    </CacheProvider>
  );
}
