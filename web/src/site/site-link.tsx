import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { buttonStyle } from "../ui/button-style.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link to anywhere, which the browser follows; other sites open in a new tab. From one page of the blog
 * to another it may be the reader (blog/use-blog-links.ts).
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const elsewhere = to.startsWith("https:");
  return <a href={to} {...(elsewhere ? { target: "_blank", rel: "noopener" } : {})} {...rest} />;
}

/** A link with style props. */
export const StyledLink = chakra(SiteLink);

/** A link that looks like a button. */
export const ActionLink = chakra(SiteLink, buttonStyle);
