import { teamPages } from "../../src/team/team-pages.ts";
import { postPageName, sitePages } from "../content/post-pages.ts";
import type { Content } from "../content/read-content.ts";
import { precacheFiles } from "./precache-files.ts";
import { precachePolicy, teamPrecachePolicy } from "./precache-policy.ts";

/** The addresses that the worker fetches ahead: the policy, applied to the content as it is now. */
export function sitePrecache(outFolder: string, content: Content): Promise<Set<string>> {
  const policy = {
    ...precachePolicy,
    scriptsOf: [...precachePolicy.scriptsOf, ...content.posts.map(postPageName)],
  };
  return precacheFiles({ outFolder, pages: sitePages(content), policy });
}

/** The addresses that a member's device keeps besides those. */
export async function teamPrecache(
  outFolder: string,
  everywhere: ReadonlySet<string>,
): Promise<Set<string>> {
  const files = await precacheFiles({ outFolder, pages: teamPages, policy: teamPrecachePolicy });
  return new Set([...files].filter((address) => !everywhere.has(address)));
}
