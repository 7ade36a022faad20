import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonStyle } from "../ui/button-style.ts";
import { prefetchPage } from "./page-table.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link to anywhere: paths of this site stay in the app and are prefetched on intent, anchors are
 * left to the browser, other sites open in a new tab.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  if (to.startsWith("/")) {
    const prefetch = () => prefetchPage(to);
    return (
      <Link
        to={to}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
        {...rest}
      />
    );
  }
  const elsewhere = to.startsWith("https:");
  return <a href={to} {...(elsewhere ? { target: "_blank", rel: "noopener" } : {})} {...rest} />;
}

/** A link with style props. */
export const StyledLink = chakra(SiteLink);

/** A link that looks like a button. */
export const ActionLink = chakra(SiteLink, buttonStyle);
