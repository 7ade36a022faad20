import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { landing } from "./landing.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Set in the navigation, which leads to the top of each page. */
  exact?: boolean;
};

/**
 * Links to other sites open in a new tab, and the one to the calendar is counted (metrics/count-visit.ts). Within the
 * blog, the reader may follow it (blog/use-blog-links.ts).
 */
export function SiteLink({ to, exact = false, ...rest }: SiteLinkProps) {
  const elsewhere = to.startsWith("https:");
  const address = exact ? to : landing(to);
  return (
    <a
      href={address}
      data-calendar={to === site.schedulingUrl ? "" : undefined}
      {...(elsewhere ? { target: "_blank", rel: "noopener" } : {})}
      {...rest}
    />
  );
}

export const StyledLink = chakra(SiteLink);

export const ActionLink = chakra(SiteLink, buttonStyle);
