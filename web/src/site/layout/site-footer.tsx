import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { BreakableAddress } from "../../ui/breakable-address.tsx";
import { callAddress, PhoneNumber } from "../../ui/call-link.tsx";
import { Container } from "../../ui/container.tsx";
import { Fold, foldable } from "../../ui/fold.tsx";
import { Icon } from "../../ui/icon.tsx";
import { thumbRoom } from "../../ui/theme/thumb-room.ts";
import { Treeline } from "../../ui/treeline.tsx";
import { StyledLink } from "../site-link.tsx";
import { copyrightYears } from "./copyright-years.ts";
import { HoursLine } from "./hours-line.tsx";

const Footer = chakra("footer", {
  base: {
    position: "relative",
    background: "deepest",
    color: "onDeep",
    marginTop: "auto",
    // The footer waits for the page of a missing post, which moves it (missing-below-blog.tsx).
    "[data-below-blog=waiting] &": { visibility: "hidden" },
    paddingTop: { base: "5", md: "8" },
    // This leaves room for the banner (sticky-banner.tsx), and some air above it.
    paddingBottom: "calc(4.5rem + max(0.5rem, env(safe-area-inset-bottom)))",
    "@media print": { paddingBottom: "0" },
    fontSize: "sm",
  },
});

const edge = "rgb(255 255 255 / .16)";

const Columns = chakra("div", {
  base: {
    display: "grid",
    rowGap: { base: "3", md: "10" },
    columnGap: { base: "4", lg: "10" },
    gridTemplateColumns: { md: "1fr 1fr", lg: "1.6fr 1fr 1fr 1.4fr" },
    // The agency is above and the longest list below, each across both columns.
    "& > div, & > nav:last-of-type": { gridColumn: { md: "1 / -1", lg: "auto" } },
    "& > nav:last-of-type ul": { columns: { md: "3", lg: "2" }, columnGap: "4" },
    // On a phone, the lists open one by one, with their links in two columns.
    "& > nav": foldable("2.75rem", "0.75rem"),
    mdDown: {
      "& > nav": { borderTopWidth: "1px", borderTopStyle: "solid", borderColor: edge },
      "& > nav + nav": { marginTop: "-3" },
      "& > nav > p": { display: "flex", alignItems: "center", minHeight: "2.75rem", margin: "0" },
      "& > nav ul": { columns: "2 8rem", columnGap: "4", paddingBottom: "2" },
    },
  },
});

const FooterLink = chakra(StyledLink, {
  base: {
    ...thumbRoom,
    gap: "2",
    color: "inherit",
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
  },
});

export function SiteFooter() {
  const { navigation, social } = site;
  return (
    <Footer>
      {/* The trees are in front of whatever section is above. */}
      <Treeline data-screen-only="" bottom="calc(100% - 1px)" background="inherit" />
      <Container>
        <Columns>
          <div>
            <chakra.p fontFamily="heading" fontWeight={700} fontSize="h3">
              {site.name}
            </chakra.p>
            <chakra.p
              color="onDeepMuted"
              marginBlock="1-2"
              maxWidth="26rem"
              // A phone has no room to repeat what the page above has said.
              display={{ base: "none", md: "block" }}
            >
              {site.tagline}
            </chakra.p>
            <FooterLink to={`mailto:${site.email}`}>
              <Icon name="mail" />
              <span>
                <BreakableAddress text={site.email} />
              </span>
            </FooterLink>
            <br />
            <FooterLink to={callAddress}>
              <Icon name="phone" />
              <PhoneNumber />
            </FooterLink>
            <chakra.p color="onDeepMuted" marginBlock="1" maxWidth="26rem">
              <Icon name="clock" />
              {"\u2002"}
              <HoursLine />
            </chakra.p>
            <chakra.p display="none" css={{ "@media print": { display: "block" } }}>
              {site.origin}
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" columnGap="5" data-screen-only="">
              {social.facebook && (
                <FooterLink to={social.facebook}>
                  <Icon name="facebook" />
                  Facebook
                </FooterLink>
              )}
              {social.instagram && (
                <FooterLink to={social.instagram}>
                  <Icon name="instagram" />
                  Instagram
                </FooterLink>
              )}
            </chakra.div>
          </div>
          {navigation.footer.map((group) => (
            <nav key={group.heading} aria-label={group.heading}>
              <chakra.p fontWeight={700} marginBottom="1">
                {group.heading}
              </chakra.p>
              <Fold title={group.heading}>
                <chakra.ul listStyle="none">
                  {group.links.map(({ label, to }) => (
                    <li key={to}>
                      <FooterLink to={to} exact>
                        {label}
                      </FooterLink>
                    </li>
                  ))}
                </chakra.ul>
              </Fold>
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
          marginTop={{ base: "0", md: "4" }}
          paddingTop="3-5"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor={edge}
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
