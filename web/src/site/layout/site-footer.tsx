import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { callAddress } from "../../ui/call-link.tsx";
import { Container } from "../../ui/container.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Treeline } from "../../ui/treeline.tsx";
import { StyledLink } from "../site-link.tsx";
import { copyrightYears } from "./copyright-years.ts";

const Footer = chakra("footer", {
  base: {
    position: "relative",
    background: "deepest",
    color: "onDeep",
    marginTop: "auto",
    paddingTop: { base: "10", md: "12" },
    paddingBottom: { base: "12", md: "10" },
    fontSize: "sm",
  },
});

const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: "10",
    columnGap: { base: "6", lg: "10" },
    // Two at most, one where text is large.
    gridTemplateColumns: {
      base: "repeat(auto-fit, minmax(max(8rem, 40%), 1fr))",
      lg: "1.6fr repeat(3, 1fr)",
    },
    // The agency above, the longest list below, each across both columns.
    "& > div, & > nav:last-of-type": { gridColumn: { base: "1 / -1", lg: "auto" } },
    "& > nav:last-of-type ul": { columns: { base: "2 8rem", lg: "1" }, columnGap: "6" },
  },
});

const FooterLink = chakra(StyledLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "2.75rem",
    color: "inherit",
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
  },
});

export function SiteFooter() {
  const { navigation, social } = site;
  return (
    <Footer>
      {/* In front of whatever section stands above. */}
      <Treeline data-screen-only="" bottom="calc(100% - 1px)" background="inherit" />
      <Container>
        <Columns>
          <div>
            <chakra.p fontFamily="heading" fontWeight={700} fontSize="h3">
              {site.name}
            </chakra.p>
            <chakra.p color="onDeepMuted" marginBlock="2" maxWidth="26rem">
              {site.tagline}
            </chakra.p>
            <FooterLink to={`mailto:${site.email}`}>
              <Icon name="mail" />
              {site.email}
            </FooterLink>
            <br />
            <FooterLink to={callAddress}>
              <Icon name="phone" />
              {site.phone.display}
            </FooterLink>
            <chakra.p color="onDeepMuted" marginBlock="2" maxWidth="26rem">
              <Icon name="clock" />
              {"\u2002"}
              {site.hoursText}
            </chakra.p>
            <chakra.p display="none" css={{ "@media print": { display: "block" } }}>
              {site.origin}
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" columnGap="5" data-screen-only="">
              <FooterLink to={social.facebook}>
                <Icon name="facebook" />
                Facebook
              </FooterLink>
              <FooterLink to={social.instagram}>
                <Icon name="instagram" />
                Instagram
              </FooterLink>
            </chakra.div>
          </div>
          {navigation.footer.map((group) => (
            <nav key={group.heading} aria-label={group.heading}>
              <chakra.p fontWeight={700} marginBottom="1">
                {group.heading}
              </chakra.p>
              <chakra.ul listStyle="none">
                {group.links.map(({ label, to }) => (
                  <li key={to}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </chakra.ul>
            </nav>
          ))}
        </Columns>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="8"
          color="onDeepMuted"
          marginTop="8"
          paddingTop="5"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor="rgb(255 255 255 / .16)"
        >
          <p>
            © {copyrightYears} {site.name}. {navigation.legal}
          </p>
          <chakra.ul listStyle="none" display="flex" flexWrap="wrap" columnGap="6">
            {navigation.policies.map(({ label, to }) => (
              <li key={to}>
                <FooterLink to={to}>{label}</FooterLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      </Container>
    </Footer>
  );
}
