import type { Content } from "../read-content.ts";
import { type LinkContext, linkProblems } from "./link-problems.ts";
import type { Problem } from "./problem.ts";
import { textFields } from "./text-fields.ts";

/** Every link in the YAML files that leads nowhere. */
export function contentLinkProblems(
  {
    pages,
    prices,
    site,
    blog,
    forms,
  }: Pick<Content, "pages" | "prices" | "site" | "blog" | "forms">,
  addresses: LinkContext["addresses"],
): Problem[] {
  const topics = Object.keys(forms.contact.topics);
  const check = (file: string, value: unknown, ownPath?: string): Problem[] =>
    textFields(value)
      .filter(({ key }) => key === "to")
      .flatMap(({ field, text }) =>
        linkProblems(text, { addresses, topics, ownPath }).map((message) => ({
          file,
          field,
          message,
        })),
      );
  return [
    ...check("web/content/site.yaml", { navigation: site.navigation, banner: site.banner }),
    ...check("web/content/prices.yaml", { plans: prices.plans }),
    ...check("web/content/blog.yaml", blog),
    ...pages.flatMap(({ name, path, sections }) =>
      check(`web/content/pages/${name}.yaml`, { sections }, path),
    ),
  ];
}
