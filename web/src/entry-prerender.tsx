import createCache, { type EmotionCache } from "@emotion/cache";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { emotionKey } from "./emotion-cache.ts";
import { loadPage } from "./site/page-table.ts";
import { TeamShell } from "./team/team-shell.tsx";
import { system } from "./ui/theme/system.ts";

export interface RenderedPage {
  /** React's output: the head elements first, then the content. */
  html: string;
  /** Every style the page uses, by Emotion's name; `global` holds the rules without a class. */
  styles: Map<string, string>;
}

async function render(draw: (cache: EmotionCache) => ReactNode): Promise<RenderedPage> {
  const cache = createCache({ key: emotionKey });
  cache.compat = true;
  const errors: unknown[] = [];
  const { prelude } = await prerender(draw(cache), {
    // Whole sections in place: no part is moved behind a script that the CSP would have to allow.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // What fails inside a Suspense boundary would only be left out, and the page be published without it.
    onError: (error) => {
      errors.push(error);
    },
  });
  if (errors.length > 0) throw new AggregateError(errors, "The page cannot be drawn");
  const styles = new Map<string, string>();
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css === "string") styles.set(id, css);
  }
  return { html: await new Response(prelude).text(), styles };
}

/** Renders one page to HTML, with all its parts loaded. */
export async function renderPage(name: string, path: string): Promise<RenderedPage> {
  await loadPage(name);
  return render((cache) => (
    <StaticRouter location={path}>
      <App cache={cache} system={system} prerendered />
    </StaticRouter>
  ));
}

/** Renders what a page of the team area shows until its script is there. */
export function renderTeamShell(name: string): Promise<RenderedPage> {
  return render((cache) => <TeamShell cache={cache} system={system} name={name} />);
}
