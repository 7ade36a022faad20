import { ContentProblem } from "../content-problem.ts";
import { pageStates } from "../page-state.ts";
import type { Content } from "../read-content.ts";
import { resolvePage } from "../resolve-page.ts";
import { cityFaults } from "./city-faults.ts";
import { contentLinkFaults } from "./content-link-faults.ts";
import { faultLine, problemLines } from "./fault.ts";
import { hostingFaults } from "./hosting-faults.ts";
import { iconFaults, symbolIds } from "./icon-faults.ts";
import { literalFaults } from "./literal-faults.ts";
import { offerFaults } from "./offer-faults.ts";
import { pictureFaults } from "./picture-faults.ts";
import { placeholderFaults } from "./placeholder-faults.ts";
import { postLinkFaults } from "./post-link-faults.ts";
import type { ProjectFiles } from "./project-files.ts";
import { promiseFaults } from "./promise-faults.ts";
import { sectionIdFaults } from "./section-id-faults.ts";
import { sharedHeadFaults } from "./shared-head-faults.ts";
import { siteAddresses } from "./site-addresses.ts";

function resolveProblems({ pages, ...content }: Content): string[] {
  return pages.flatMap((page) => {
    try {
      resolvePage(page, { pages, ...content });
      return [];
    } catch (error) {
      if (error instanceof ContentProblem) return problemLines(error);
      throw error;
    }
  });
}

/** All faults of a content that its schemas accept, as lines of file, field and what is wanted. */
export function allFaults(today: Content, files: ProjectFiles): string[] {
  const content = { ...today, pages: today.pages.flatMap(pageStates) };
  const addresses = siteAddresses(content);
  const topics = Object.keys(content.forms.contact.topics);
  const faults = [
    ...placeholderFaults(content.site),
    ...contentLinkFaults(content, addresses),
    ...files.posts.flatMap((post) => postLinkFaults(post, { addresses, topics })),
    ...iconFaults(content.pages, symbolIds(files.iconSprite)),
    ...offerFaults(content),
    ...promiseFaults(content),
    ...sharedHeadFaults(today),
    ...sectionIdFaults(content.pages),
    ...cityFaults(today.pages),
    ...files.pages.flatMap((page) => literalFaults(page, content)),
    ...pictureFaults(content, files),
    ...hostingFaults(files.headers, {
      schedulingUrl: content.site.schedulingUrl,
      appCheckSiteKey: content.site.appCheckSiteKey,
      loader: files.loader,
    }),
  ];
  return [...new Set([...resolveProblems(content), ...faults.map(faultLine)])];
}
