import type { Content } from "../content/content.ts";
import { collectProblems } from "../content/content-problem.ts";
import { locatedProblems } from "../content/locate-problems.ts";
import { issueProblems } from "../content/newsletter-issues.ts";
import { pageStates } from "../content/page-state.ts";
import { type Problem, problemLine } from "../content/problem.ts";
import { publishedContent } from "../content/published-content.ts";
import { resolvePage } from "../content/resolve-page.ts";
import { localPriceProblems, presetProblems } from "./calculator-problems.ts";
import { cityProblems } from "./city-problems.ts";
import { repeatedIdProblems, unshownProblems } from "./collection-problems.ts";
import { contentLinkProblems } from "./content-link-problems.ts";
import { hostingProblems } from "./hosting-problems.ts";
import { iconProblems, symbolIds } from "./icon-problems.ts";
import { labelProblems } from "./label-problems.ts";
import { literalProblems } from "./literal-problems.ts";
import { pictureProblems } from "./picture-problems.ts";
import { placeholderProblems } from "./placeholder-problems.ts";
import { postLinkProblems } from "./post-link-problems.ts";
import { offerProblems, planPriceProblems } from "./price-problems.ts";
import { privacyProblems } from "./privacy-problems.ts";
import type { ProjectFiles } from "./project-files.ts";
import { promiseProblems } from "./promise-problems.ts";
import { ratingProblems } from "./rating-problems.ts";
import { sampleWordProblems } from "./sample-words.ts";
import { onceProblems, sectionIdProblems } from "./section-problems.ts";
import { builtInPathProblems, sharedHeadProblems } from "./shared-head-problems.ts";
import { siteAddresses } from "./site-addresses.ts";
import { unlinkedPageProblems } from "./unlinked-page-problems.ts";
import { unreadFileProblems } from "./unread-files.ts";
import { issueVoiceProblems, voiceProblems } from "./voice-problems.ts";

function resolveProblems({ pages, ...content }: Content): Problem[] {
  const { problems, attempt } = collectProblems();
  for (const page of pages) attempt(() => resolvePage(page, { pages, ...content }));
  return problems;
}

/** The paths of posts dated in the future, with their dates. */
function upcomingPosts({ posts, day }: Content): Map<string, string> {
  return new Map(posts.filter(({ date }) => date > day).map(({ path, date }) => [path, date]));
}

function isWithin(problem: Problem, { file, field }: Pick<Problem, "file" | "field">): boolean {
  return problem.file === file && `${problem.field}.`.startsWith(`${field}.`);
}

/** All problems of a content that its schemas accept. A page that is off the site is checked when it is put back. */
export function allProblems(whole: Content, files: ProjectFiles): Problem[] {
  const published = publishedContent(whole);
  const paths = new Set(published.content.pages.map(({ path }) => path));
  const typed = { ...whole, pages: whole.pages.filter(({ path }) => paths.has(path)) };
  const offSite = new Set(whole.pages.map(({ path }) => path).filter((path) => !paths.has(path)));
  const content = { ...typed, pages: typed.pages.flatMap(pageStates) };
  const shown = { ...published.content, pages: published.content.pages.flatMap(pageStates) };
  const upcoming = upcomingPosts(typed);
  const context = { addresses: siteAddresses({ ...shown, posts: typed.posts }), upcoming, offSite };
  const topics = Object.keys(content.forms.contact.topics);
  const problems = [
    ...resolveProblems(content),
    ...published.problems,
    ...placeholderProblems(content.site),
    ...contentLinkProblems(content, context).filter(
      (problem) => !published.gone.some((location) => isWithin(problem, location)),
    ),
    ...files.posts.flatMap((post) => {
      const isUpcoming = upcoming.has(`/blog/${post.slug}`);
      return postLinkProblems(post, {
        ...context,
        topics,
        ...(isUpcoming && { upcoming: undefined }),
      });
    }),
    ...issueProblems(files.issues),
    ...unreadFileProblems(files.names),
    ...iconProblems(content.pages, symbolIds(files.iconSprite)),
    ...offerProblems(content),
    ...labelProblems(content),
    ...promiseProblems(content),
    ...sharedHeadProblems(typed),
    ...builtInPathProblems(whole),
    ...sectionIdProblems(content.pages),
    ...onceProblems(typed.pages),
    ...cityProblems(typed.pages),
    ...unlinkedPageProblems(content),
    ...repeatedIdProblems(content),
    ...unshownProblems(typed),
    ...sampleWordProblems(typed),
    ...planPriceProblems(content),
    ...ratingProblems(content),
    ...localPriceProblems(content),
    ...presetProblems(content.pages),
    ...voiceProblems(typed, files.posts),
    ...issueVoiceProblems(files.issues),
    ...files.pages.flatMap((page) => literalProblems(page, content)),
    ...pictureProblems(content, files),
    ...privacyProblems(typed, files.headers),
    ...hostingProblems(files.headers, files.loader),
  ];
  const unique = new Map(problems.map((problem) => [problemLine(problem), problem]));
  return locatedProblems([...unique.values()]);
}
