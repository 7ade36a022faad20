import { z } from "zod";
import { contentSite } from "./content-site.ts";
import type { OpenProject } from "./open-project.ts";

/** The option that says where the website is. */
export const siteOption = z
  .url({
    protocol: /^https?$/,
    error: "must be the website's address, such as https://example.com",
  })
  .transform((address) => new URL(address).origin)
  .optional();

/** The address at which people find the website of this project. */
export function siteOrigin({ target }: Pick<OpenProject, "target">): string {
  return target.kind === "emulators" ? target.site : contentSite().origin;
}
