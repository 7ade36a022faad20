import { leaveEndpoint } from "../contract/endpoints.ts";
import type { TokenPurpose } from "../contract/newsletter-choice.ts";
import { newsletterPath, tokenParameter } from "../contract/newsletter-links.ts";
import { linkKeys } from "../link-keys.ts";
import { signedToken, type TokenOwner } from "./token.ts";

/** The links in the emails to a subscriber; `leaveAtOnce` is for mail programs (RFC 8058). */
export function subscriberLinks(owner: TokenOwner, siteOrigin: string) {
  const [key] = linkKeys();
  const link = (path: string, purpose: TokenPurpose) =>
    `${siteOrigin}${path}?${tokenParameter}=${signedToken(purpose, owner, key)}`;
  return {
    confirm: link(newsletterPath, "confirm"),
    leave: link(newsletterPath, "leave"),
    about: link(newsletterPath, "about"),
    delete: link(newsletterPath, "delete"),
    leaveAtOnce: link(leaveEndpoint.path, "leave"),
  };
}
