import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import logoUrl from "../../ui/logo-mark.svg?url";
import { largeText, narrowPhone } from "../../ui/theme/screens.ts";
import { StyledLink } from "../site-link.tsx";

export function BrandLink() {
  return (
    <StyledLink
      to="/"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="2.75rem"
      fontFamily="heading"
      fontWeight={700}
      fontSize={{ base: "clamp(0.95rem, 4.5vw, 1.125rem)", sm: "lg", xl: "md" }}
      lineHeight={1.15}
      letterSpacing="-0.01em"
      color="inherit"
      textDecoration="none"
    >
      <chakra.img
        src={logoUrl}
        alt=""
        htmlWidth="36"
        htmlHeight="36"
        flexShrink={0}
        width={{ base: "1.75rem", sm: "2.25rem" }}
        height="auto"
        css={{ [largeText]: { display: "none" } }}
      />
      {/* It is no wider than the whole header leaves it, or it would wrap again when the rest arrives. */}
      <chakra.span maxWidth="7.75em" css={{ [narrowPhone]: { display: "none" } }}>
        {site.name}
      </chakra.span>
      <chakra.span display="none" css={{ [narrowPhone]: { display: "inline" } }}>
        {site.shortName}
      </chakra.span>
    </StyledLink>
  );
}
