import { ContentProblem } from "../content-problem.ts";
import { pageStates } from "../page-state.ts";
import type { Content } from "../read-content.ts";
import { resolvePage } from "../resolve-page.ts";
import { cityProblems } from "./city-problems.ts";
import { contentLinkProblems } from "./content-link-problems.ts";
import { hostingProblems } from "./hosting-problems.ts";
import { iconProblems, symbolIds } from "./icon-problems.ts";
import { literalProblems } from "./literal-problems.ts";
import { offerProblems } from "./offer-problems.ts";
import { pictureProblems } from "./picture-problems.ts";
import { placeholderProblems } from "./placeholder-problems.ts";
import { postLinkProblems } from "./post-link-problems.ts";
import { errorLines, problemLine } from "./problem.ts";
import type { ProjectFiles } from "./project-files.ts";
import { promiseProblems } from "./promise-problems.ts";
import { sectionIdProblems } from "./section-id-problems.ts";
import { sharedHeadProblems } from "./shared-head-problems.ts";
import { siteAddresses } from "./site-addresses.ts";
import { unlinkedPageProblems } from "./unlinked-page-problems.ts";

function resolveProblems({ pages, ...content }: Content): string[] {
  return pages.flatMap((page) => {
    try {
      resolvePage(page, { pages, ...content });
      return [];
    } catch (error) {
      if (error instanceof ContentProblem) return errorLines(error);
      throw error;
    }
  });
}

/** All problems of a content that its schemas accept, as lines of file, field and what is wanted. */
export function allProblems(today: Content, files: ProjectFiles): string[] {
  const content = { ...today, pages: today.pages.flatMap(pageStates) };
  const addresses = siteAddresses(content);
  const topics = Object.keys(content.forms.contact.topics);
  const problems = [
    ...placeholderProblems(content.site),
    ...contentLinkProblems(content, addresses),
    ...files.posts.flatMap((post) => postLinkProblems(post, { addresses, topics })),
    ...iconProblems(content.pages, symbolIds(files.iconSprite)),
    ...offerProblems(content),
    ...promiseProblems(content),
    ...sharedHeadProblems(today),
    ...sectionIdProblems(content.pages),
    ...cityProblems(today.pages),
    ...unlinkedPageProblems(content),
    ...files.pages.flatMap((page) => literalProblems(page, content)),
    ...pictureProblems(content, files),
    ...hostingProblems(files.headers, {
      schedulingUrl: content.site.schedulingUrl,
      appCheckSiteKey: content.site.appCheckSiteKey,
      loader: files.loader,
    }),
  ];
  return [...new Set([...resolveProblems(content), ...problems.map(problemLine)])];
}
