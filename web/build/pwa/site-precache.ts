import { postPageName, sitePages } from "../content/post-pages.ts";
import type { Content } from "../content/read-content.ts";
import { precacheFiles } from "./precache-files.ts";
import { precachePolicy } from "./precache-policy.ts";

/** The addresses that the worker fetches ahead: the policy, applied to the content as it is now. */
export function sitePrecache(outFolder: string, content: Content): Promise<Set<string>> {
  const policy = {
    ...precachePolicy,
    scriptsOf: [...precachePolicy.scriptsOf, ...content.posts.map(postPageName)],
  };
  return precacheFiles({ outFolder, pages: sitePages(content), policy });
}
