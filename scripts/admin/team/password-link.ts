import { contentOrigin } from "../project/content-origin.ts";
import type { OpenProject } from "../project/open-project.ts";

/** The address at which the members of this project find the website. */
function siteOrigin({ choice }: OpenProject): string {
  if (choice.kind === "emulators") return process.env.SITE_ORIGIN ?? "http://localhost:5000";
  return contentOrigin();
}

/** The website's own page for a link of the Auth service; only its code counts. */
export function linkOnSite(serviceLink: string, site: string): string {
  const code = new URL(serviceLink).searchParams.get("oobCode");
  if (!code) throw new Error("The Auth service made a link without a code");
  const link = new URL("/auth", site);
  link.search = new URLSearchParams({ mode: "resetPassword", oobCode: code }).toString();
  return link.href;
}

/** A link with which a person chooses a password, which also proves that the address is theirs. */
export async function passwordLink(
  project: OpenProject,
  email: string,
  site: string | undefined,
): Promise<string> {
  const serviceLink = await project.auth.generatePasswordResetLink(email);
  return linkOnSite(serviceLink, site ?? siteOrigin(project));
}
