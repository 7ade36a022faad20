import { collections } from "../../../functions/src/contract/collections.ts";
import { appCheckKeys, deviceKeys } from "../../src/ui/device-keys.ts";
import type { Content } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import { placedSections } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";
import { allowedHosts } from "../hosting/allowed-hosts.ts";
import type { HeaderRule } from "../hosting/firebase-config.ts";

const name = "privacy";

/** Everything that the privacy page has to name, with what happens to it. */
function toBeNamed({ site }: Pick<Content, "site">, rules: readonly HeaderRule[]) {
  const onDevice = [
    ...Object.values(deviceKeys).flat(),
    ...(site.appCheckSiteKey === undefined ? [] : appCheckKeys),
  ];
  return new Map<string, string>([
    ...Object.values(collections).map((one) => [one, "is stored in the database"] as const),
    ...onDevice.map((one) => [one, "is kept on the visitor's device"] as const),
    ...allowedHosts(rules).map((one) => [one, "may be reached from the site"] as const),
  ]);
}

type Checked = Pick<Content, "pages" | "site" | "forms">;

/** Everybody must be able to find the page from the footer and from each form. */
function unlinked(path: string, { site, forms }: Pick<Checked, "site" | "forms">): Problem[] {
  const linkLists = [
    { file: "site", field: "navigation.policies", links: site.navigation.policies },
    { file: "forms", field: "privacyNote.link.to", links: [forms.privacyNote.link] },
  ];
  return linkLists
    .filter(({ links }) => links.every(({ to }) => to !== path))
    .map(({ file, field }) => ({
      file: `web/content/${file}.yaml`,
      field,
      message: `no link here leads to ${path}, the page that says what is kept of people. Write to: ${path}.`,
    }));
}

/**
 * Reports what is stored, kept on a device or sent to others without the privacy page saying so, and names on the page
 * that refer to nothing.
 */
export function privacyProblems(content: Checked, rules: readonly HeaderRule[]): Problem[] {
  const file = pageFile({ name });
  const page = content.pages.find((one) => one.name === name);
  if (!page) {
    return [{ file, field: "", message: "is missing: the site must say what it keeps of people." }];
  }
  const wanted = toBeNamed(content, rules);
  const named = placedSections([page]).flatMap(({ section, field }) => {
    const parts = section.kind === "prose" ? section.parts : [];
    return parts.flatMap(({ names }, part) =>
      names.map((one, index) => ({ one, field: `${field}.parts.${part}.names.${index}` })),
    );
  });
  const unnamed = [...wanted].filter(([key]) => named.every(({ one }) => one !== key));
  const stale = named.filter(({ one }) => !wanted.has(one));
  return [
    ...unlinked(page.path, content),
    ...unnamed.map(([key, what]) => ({
      file,
      field: "sections",
      message: `“${key}” ${what}, and no part of the page names it. Say so in the words of a part, and add “${key}” to its names.`,
    })),
    ...stale.map(({ one, field }) => ({
      file,
      field,
      message: `“${one}” is nothing that the site keeps or reaches. Take it out, and look whether the words above it still hold.`,
    })),
  ];
}
