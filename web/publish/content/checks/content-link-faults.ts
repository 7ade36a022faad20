import type { Content } from "../read-content.ts";
import type { Fault } from "./fault.ts";
import { type LinkContext, linkFaults } from "./link-faults.ts";
import { textFields } from "./text-fields.ts";

/** Every link in the YAML files that leads nowhere. */
export function contentLinkFaults(
  {
    pages,
    prices,
    site,
    blog,
    forms,
  }: Pick<Content, "pages" | "prices" | "site" | "blog" | "forms">,
  addresses: LinkContext["addresses"],
): Fault[] {
  const topics = Object.keys(forms.contact.topics);
  const check = (file: string, value: unknown, ownPath?: string): Fault[] =>
    textFields(value)
      .filter(({ key }) => key === "to")
      .flatMap(({ field, text }) =>
        linkFaults(text, { addresses, topics, ownPath }).map((wanted) => ({
          file,
          field,
          wanted,
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
