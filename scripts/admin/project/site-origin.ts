import { z } from "zod";
import { contentOrigin } from "./content-origin.ts";
import type { ProjectChoice } from "./project-options.ts";

/** The option that says where the website is. */
export const siteOption = z
  .url({
    protocol: /^https?$/,
    error: "must be the website's address, such as https://example.com",
  })
  .transform((address) => new URL(address).origin)
  .optional();

/** The address at which people find the website of this project. */
export function siteOrigin(choice: ProjectChoice): string {
  if (choice.kind === "emulators") return process.env.SITE_ORIGIN ?? "http://localhost:5000";
  return contentOrigin();
}
