import type { z } from "zod";
import { collections } from "#contract/collections";
import type { NamedPage } from "#web/publish/content/content.ts";
import { page } from "#web/src/site/content/page-schema.ts";
import { deviceKeys } from "#web/src/ui/device-keys.ts";

type PageInput = z.input<typeof page>;

/** Returns the part that makes a page a town's page. */
export function smallCity(town: string): NonNullable<PageInput["city"]> {
  return { town, card: { icon: "home", text: `A card about ${town}` } };
}

/** Returns a valid page with one hero, where a form might be, as the reader would return it. `changes` override it. */
export function smallPage(
  name: string,
  { sections, ...changes }: Partial<PageInput> = {},
): NamedPage {
  return {
    name,
    isClosed: false,
    ...page.parse({
      path: `/${name}`,
      title: `Title of ${name}`,
      description: `Description of ${name}`,
      updated: "2026-11-21",
      sections: sections ?? [{ kind: "hero", id: "message", heading: "Heading" }],
      ...changes,
    } satisfies PageInput),
  };
}

/** The names that a privacy page needs, whatever other services the site reaches. */
export const storedNames: string[] = [
  ...Object.values(collections),
  ...Object.values(deviceKeys).flat(),
];

/** Returns a privacy page whose only part has these names. */
export function smallPrivacyPage(names: string[]): NamedPage {
  const part = { title: "Title", paragraphs: ["Words."], names };
  return smallPage("privacy", {
    sections: [
      { kind: "hero", heading: "Heading" },
      { kind: "prose", heading: "Heading", parts: [part] },
    ],
  });
}
