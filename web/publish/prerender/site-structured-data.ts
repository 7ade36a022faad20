import type { Graph } from "schema-dts";
import type { Content } from "../content/content.ts";
import { blogName, postPageName } from "../content/post-pages.ts";
import { blogStructuredData, postStructuredData } from "./post-structured-data.ts";
import { structuredData } from "./structured-data.ts";

/** The JSON-LD of every page, by the page's name, except for pages that must not be indexed. */
export function siteStructuredData(content: Content): Map<string, Graph> {
  const graphs = new Map<string, Graph>([[blogName, blogStructuredData(content)]]);
  for (const page of content.pages) {
    const graph = structuredData(page, content);
    if (graph) graphs.set(page.name, graph);
  }
  for (const post of content.posts)
    graphs.set(postPageName(post), postStructuredData(post, content));
  return graphs;
}
