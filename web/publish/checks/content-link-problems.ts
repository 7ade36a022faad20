import type { Content } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import { sectionsField } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";
import { type LinkContext, linkProblems } from "./link-problems.ts";

/** Every link in the YAML files that leads nowhere. */
export function contentLinkProblems(
  {
    pages,
    prices,
    site,
    blog,
    forms,
  }: Pick<Content, "pages" | "prices" | "site" | "blog" | "forms">,
  context: Pick<LinkContext, "addresses" | "upcoming" | "offSite">,
): Problem[] {
  const topics = Object.keys(forms.contact.topics);
  const check = (file: string, value: unknown, below = "", ownPath?: string): Problem[] =>
    textFields(value, below)
      .filter(({ key }) => key === "to")
      .flatMap(({ field, text }) =>
        linkProblems(text, {
          ...context,
          ...{ topics, ownPath, isExact: field.startsWith("navigation.") },
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
  ];
}
