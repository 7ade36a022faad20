import { pageLoaders } from "virtual:pages";
import { ChakraProvider } from "@chakra-ui/react";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { HelmetProvider } from "react-helmet-async";
import { emotionOptions } from "./emotion-cache.ts";
import {
  IslandFrame,
  islandPlaceholder,
  type PageIslands,
  PageIslandsContext,
} from "./islands/island.tsx";
import { IslandRoot } from "./islands/island-root.tsx";
import { filterParameters } from "./site/blog/post-filter.ts";
import { reader } from "./site/islands.ts";
import { SiteLayout } from "./site/layout/site-layout.tsx";
import { MissingBelowBlog, notFoundName } from "./site/missing-below-blog.tsx";
import { PublicPage } from "./site/public-page.tsx";
import { signInPage, teamPages } from "./team/team-pages.ts";
import { LoadingShell, SignInShell, TeamHead } from "./team/team-shell.tsx";
import { splitHead } from "./ui/head/split-head.ts";
import { PageTheme } from "./ui/theme/page-theme.tsx";
import { system } from "./ui/theme/system.ts";

export interface RenderedPage {
  /** The elements of the head that React rendered. */
  head: string;
  body: string;
  /** Every style the page uses, by Emotion's name; `global` holds the rules without a class. */
  styles: Map<string, string>;
}

async function render(node: ReactNode, identifierPrefix = "") {
  const errors: unknown[] = [];
  const { prelude } = await prerender(node, {
    identifierPrefix,
    // Whole sections stay in place: React moves no part behind a script that the CSP would have to allow.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React would only leave out a part that fails inside a Suspense boundary, and the page would go out without it.
    onError: (error) => {
      errors.push(error);
    },
  });
  if (errors.length > 0) throw new AggregateError(errors, "The page can't be drawn");
  return splitHead(await new Response(prelude).text());
}

function newCache(): EmotionCache {
  const cache = createCache(emotionOptions);
  cache.compat = true;
  return cache;
}

function stylesOf(cache: EmotionCache): Map<string, string> {
  const styles = new Map<string, string>();
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css === "string") styles.set(id, css);
  }
  return styles;
}

/** The islands of one page: each gets a prefix when its frame is rendered, and its HTML afterward. */
function collectIslands(cache: EmotionCache, scripts: Record<string, string>) {
  const islands: { prefix: string; draw: () => Promise<ReactNode> }[] = [];
  const page: PageIslands = {
    add(island, props) {
      const prefix = `i${islands.length}`;
      islands.push({
        prefix,
        async draw() {
          const Content = await island.load(props);
          return (
            <IslandRoot cache={cache} onReady={() => undefined}>
              <Content {...props} />
            </IslandRoot>
          );
        },
      });
      return prefix;
    },
    scriptsOf(name) {
      if (import.meta.env.DEV) return "/src/entry-islands.ts";
      const files = scripts[name];
      if (files === undefined) throw new Error(`the client build has no scripts for "${name}"`);
      return files;
    },
  };
  return { page, islands };
}

/** The content of a page of the blog; its script loads with the first touch, or for a filter in the address. */
function BlogPage({ path }: { path: string }) {
  const query = Object.values(filterParameters).join(" ");
  return <IslandFrame island={reader} props={{ path }} query={query} />;
}

/** `scripts` maps each island's name to its script files, separated by spaces. */
export async function renderPage(
  name: string,
  path: string,
  scripts: Record<string, string>,
): Promise<RenderedPage> {
  const cache = newCache();
  const { page, islands } = collectIslands(cache, scripts);
  const load = pageLoaders[name];
  const content = load ? <PublicPage {...(await load())} /> : <BlogPage path={path} />;
  let { head, body } = await render(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <HelmetProvider>
          <PageIslandsContext value={page}>
            <SiteLayout path={path}>
              {name === notFoundName && <MissingBelowBlog />}
              {content}
            </SiteLayout>
          </PageIslandsContext>
        </HelmetProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
  for (const { prefix, draw } of islands) {
    const island = await render(await draw(), prefix);
    head += island.head;
    body = body.replace(islandPlaceholder(prefix), () => island.body);
  }
  return { head, body, styles: stylesOf(cache) };
}

export interface RenderedShell extends RenderedPage {
  /** Replaces the sign-in form, which is no use to somebody who is expected to be signed in; empty elsewhere. */
  instead: string;
}

/** Renders what a page of the team area shows until its script has loaded. */
export async function renderTeamShell(name: string): Promise<RenderedShell> {
  const page = teamPages.find((item) => item.name === name);
  if (!page) throw new Error(`there is no page "${name}" in the team area`);
  const cache = newCache();
  const draw = (node: ReactNode) => render(<CacheProvider value={cache}>{node}</CacheProvider>);
  const { head } = await render(<TeamHead page={page} />);
  const { body: loading } = await draw(
    <ChakraProvider value={system}>
      <LoadingShell page={page} />
    </ChakraProvider>,
  );
  if (page !== signInPage) return { head, body: loading, instead: "", styles: stylesOf(cache) };
  const { body } = await draw(
    <PageTheme>
      <SignInShell />
    </PageTheme>,
  );
  return { head, body, instead: loading, styles: stylesOf(cache) };
}
