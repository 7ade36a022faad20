import type { OpenProject } from "../project/open-project.ts";
import { siteOrigin } from "../project/site-origin.ts";

/** Turns a link from the Auth service into one to the website's own page. Only its code matters. */
export function linkOnSite(serviceLink: string, site: string): string {
  const code = new URL(serviceLink).searchParams.get("oobCode");
  if (!code) throw new Error("The Auth service made a link without a code");
  const link = new URL("/auth", site);
  link.search = new URLSearchParams({ mode: "resetPassword", oobCode: code }).toString();
  return link.href;
}

/** A link with which a person chooses a password. It also proves that the address is theirs. */
export async function passwordLink(
  project: OpenProject,
  email: string,
  site: string | undefined,
): Promise<string> {
  const serviceLink = await project.auth.generatePasswordResetLink(email);
  return linkOnSite(serviceLink, site ?? siteOrigin(project));
}
