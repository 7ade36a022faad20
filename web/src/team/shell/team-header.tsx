import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Container } from "../../ui/container.tsx";
import logoUrl from "../../ui/logo-mark.svg?url";
import { SignOutButton } from "../access/sign-out-button.tsx";
import { dashboardPage } from "../team-pages.ts";
import { AreaLinks } from "./area-links.tsx";

const HomeLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "2.75rem",
    fontFamily: "heading",
    fontWeight: 700,
    fontSize: "lg",
    lineHeight: 1.15,
    color: "inherit",
    textDecoration: "none",
    flex: { base: "1 1 6rem", md: "none" },
  },
});

export function TeamHeader() {
  return (
    <chakra.header background="deep" color="onDeep">
      <Container display="flex" flexWrap="wrap" alignItems="center" columnGap="3" paddingBlock="2">
        <HomeLink to={dashboardPage.path}>
          <chakra.img src={logoUrl} alt="" htmlWidth="36" htmlHeight="36" flexShrink={0} />
          {site.shortName} Team
        </HomeLink>
        <AreaLinks />
        <chakra.div marginInlineStart="auto">
          <SignOutButton variant="secondary" minHeight="2.75rem" paddingInline="5" fontSize="sm" />
        </chakra.div>
      </Container>
    </chakra.header>
  );
}
