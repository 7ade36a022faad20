import type { Content } from "../content/content.ts";
import { pageFile, postFile } from "../content/content-text.ts";
import { sectionsField } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";
import { type LinkContext, linkProblems } from "./link-problems.ts";

/** The links of header and footer, without the button for a call. */
const inNavigation = /^navigation\.(?!call\.)/;

/** Every link that leads nowhere in the YAML files, and in the questions of posts. */
export function contentLinkProblems(
  {
    pages,
    prices,
    site,
    blog,
    forms,
    posts,
  }: Pick<Content, "pages" | "prices" | "site" | "blog" | "forms" | "posts">,
  context: Pick<LinkContext, "addresses" | "upcoming" | "offSite">,
): Problem[] {
  const topics = Object.keys(forms.contact.topics);
  const check = (file: string, value: unknown, below = "", ownPath?: string): Problem[] =>
    textFields(value, below)
      .filter(({ key }) => key === "to")
      .flatMap(({ field, text }) =>
        linkProblems(text, {
          ...context,
          ...{ topics, ownPath, isExact: inNavigation.test(field) },
          // When a post dated in the future is on the site, earlier ones are, too.
          ...(context.upcoming?.has(ownPath ?? "") && { upcoming: undefined }),
        }).map((message) => ({
          file,
          field,
          message,
        })),
      );
  return [
    ...check("web/content/site.yaml", { navigation: site.navigation, banner: site.banner }),
    ...check("web/content/prices.yaml", { plans: prices.plans }),
    ...check("web/content/blog.yaml", blog),
    ...check("web/content/forms.yaml", { privacyNote: forms.privacyNote }),
    ...pages.flatMap((page) =>
      check(pageFile(page), page.sections, sectionsField(page), page.path),
    ),
    ...posts.flatMap((post) => check(postFile(post), { faq: post.faq }, "", post.path)),
  ];
}
