import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { buttonStyle } from "../ui/button-style.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** Other sites open in a new tab. Within the blog the reader may follow it (blog/use-blog-links.ts). */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const elsewhere = to.startsWith("https:");
  return <a href={to} {...(elsewhere ? { target: "_blank", rel: "noopener" } : {})} {...rest} />;
}

export const StyledLink = chakra(SiteLink);

export const ActionLink = chakra(SiteLink, buttonStyle);
