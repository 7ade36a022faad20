import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { callAddress, callLabel, PhoneNumber } from "../../ui/call-link.tsx";
import { Container } from "../../ui/container.tsx";
import { Icon } from "../../ui/icon.tsx";
import { largeText, lowScreen } from "../../ui/theme/screens.ts";
import { thumbRoom } from "../../ui/theme/thumb-room.ts";
import { visuallyHidden } from "../../ui/visually-hidden.tsx";
import { ActionLink, StyledLink } from "../site-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { HoursLine } from "./hours-line.tsx";

const menuId = "site-menu";

const Bar = chakra("header", {
  base: {
    containerType: "inline-size",
    position: "sticky",
    [lowScreen]: { position: "static" },
    top: 0,
    zIndex: 20,
    background: "page",
    borderBottomWidth: "1px",
    borderBottomStyle: "solid",
    borderColor: "line",
  },
});

/** Below `xl`, it is a native popover: it opens before any script has loaded, and the browser tells screen readers. */
const Menu = chakra("div", {
  base: {
    position: "fixed",
    inset: "4.5rem 0 auto 0",
    width: "100%",
    maxHeight: "calc(100dvh - 4.5rem)",
    overflowY: "auto",
    border: "none",
    margin: 0,
    padding: "4",
    paddingInline: "gutter",
    background: "page",
    color: "ink",
    boxShadow: "card",
    // Without popovers, the loader opens and closes it.
    "@supports not selector(:popover-open)": {
      "&:not([data-open])": { display: { base: "none", xl: "flex" } },
    },
    xl: {
      display: "flex",
      flexGrow: 1,
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: "3",
      position: "static",
      width: "auto",
      padding: 0,
      overflow: "visible",
      boxShadow: "none",
    },
  },
});

const List = chakra("ul", {
  base: {
    listStyle: "none",
    display: "flex",
    flexDirection: "column",
    xl: { flexDirection: "row", alignItems: "center", columnGap: "3" },
  },
});

/** The number comes first in the menu; without a menu, it is beside the name. */
const MenuCall = chakra("a", {
  base: {
    ...thumbRoom,
    display: "flex",
    gap: "3",
    marginBottom: { base: "2", xl: 0 },
    color: "brand",
    fontWeight: 700,
    fontSize: { base: "lg", xl: "sm" },
    lineHeight: 1.4,
    whiteSpace: { xl: "nowrap" },
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
    "& small": { display: "block", color: "muted", fontWeight: 400, fontSize: "sm" },
    // With large text, the number needs the whole line.
    [largeText]: { fontSize: "min({fontSizes.lg}, 9cqi)", "& svg": { display: "none" } },
    // The wide header shows only the number. While the business is open (data-closes is then "5 pm"), it says so below,
    // without room of its own, so that nothing moves.
    xl: {
      "& :is(svg, span > span:first-of-type, small:not(:has([data-closes*=m])))": {
        display: "none",
      },
      "& small": { position: "absolute", top: "2.875rem", fontSize: "0.75rem" },
    },
  },
});

const PhoneButton = chakra("a", {
  base: {
    marginInlineStart: "auto",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    width: "2.75rem",
    height: "2.75rem",
    flexShrink: 0,
    borderRadius: "full",
    // This gives the button an edge if the device picks the colors.
    border: "1.5px solid transparent",
    background: "brand",
    color: "page",
    xl: { display: "none" },
  },
});

const Toggle = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    // The width fits the content, so the icon is in its place: a slow parser may paint it before its word has arrived.
    minWidth: "5.75rem",
    flexShrink: 0,
    minHeight: "2.75rem",
    paddingInline: "0.625rem",
    borderRadius: "full",
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "field",
    background: "transparent",
    color: "inherit",
    fontWeight: 600,
    fontSize: "sm",
    cursor: "pointer",
    xl: { display: "none" },
    [largeText]: { minWidth: "2.75rem", justifyContent: "center", paddingInline: "2" },
  },
});

export function SiteHeader({ path }: { path: string }) {
  return (
    <Bar>
      <Container display="flex" alignItems="center" gap={{ base: "2", xl: "3" }} minHeight="4.5rem">
        <BrandLink />
        <PhoneButton href={callAddress} aria-label={callLabel} data-whole="">
          <Icon name="phone" />
        </PhoneButton>
        <Toggle type="button" popoverTarget={menuId}>
          <Icon name="menu" />
          <chakra.span css={{ [largeText]: visuallyHidden }}>Menu</chakra.span>
        </Toggle>
        <Menu id={menuId} popover="auto" data-whole="">
          <MenuCall href={callAddress}>
            <Icon name="phone" />
            <span>
              <span>Call </span>
              <PhoneNumber />{" "}
              <small>
                <HoursLine />
              </small>
            </span>
          </MenuCall>
          <nav aria-label="Main">
            <List>
              {site.navigation.top.map(({ label, to }) => (
                <li key={to}>
                  <StyledLink
                    to={to}
                    exact
                    aria-current={to === path ? "page" : undefined}
                    {...thumbRoom}
                    display="flex"
                    fontWeight={550}
                    fontSize={{ base: "sm", xl: "0.875rem" }}
                    whiteSpace="nowrap"
                    color="inherit"
                    textDecoration="none"
                    _hover={{ color: "accentText" }}
                    _currentPage={{
                      color: "accentText",
                      textDecoration: "underline",
                      textUnderlineOffset: "0.4em",
                    }}
                  >
                    {label}
                  </StyledLink>
                </li>
              ))}
              <li>
                <ActionLink
                  to={site.navigation.call.to}
                  minHeight="2.75rem"
                  fontSize="0.875rem"
                  paddingInline="4"
                  whiteSpace="nowrap"
                  marginBlock={{ base: "2", xl: 0 }}
                >
                  {site.navigation.call.label}
                </ActionLink>
              </li>
            </List>
          </nav>
        </Menu>
      </Container>
    </Bar>
  );
}
