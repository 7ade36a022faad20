import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { Container } from "../../ui/container.tsx";
import { Icon } from "../../ui/icon.tsx";
import { largeText, lowScreen } from "../../ui/theme/screens.ts";
import { visuallyHidden } from "../../ui/visually-hidden.tsx";
import { ActionLink, StyledLink } from "../site-link.tsx";
import { BrandLink } from "./brand-link.tsx";

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

/** Below `xl` a native popover: it opens before any script is there, and the browser tells screen readers. */
const Menu = chakra("nav", {
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
    xl: {
      display: "block",
      position: "static",
      width: "auto",
      padding: 0,
      marginInlineStart: "auto",
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
    xl: { flexDirection: "row", alignItems: "center", columnGap: "4" },
  },
});

const Toggle = chakra("button", {
  base: {
    marginInlineStart: "auto",
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    // As wide as its content, and the icon in its place: a slow parser may paint it before its word has arrived.
    minWidth: "6.75rem",
    flexShrink: 0,
    minHeight: "2.75rem",
    paddingInline: "3",
    borderRadius: "full",
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "field",
    background: "transparent",
    color: "inherit",
    fontWeight: 600,
    cursor: "pointer",
    xl: { display: "none" },
    [largeText]: { minWidth: "2.75rem", justifyContent: "center", paddingInline: "2" },
  },
});

const ToggleWord = chakra("span", { base: { [largeText]: visuallyHidden } });

export function SiteHeader({ path }: { path: string }) {
  return (
    <Bar>
      <Container display="flex" alignItems="center" gap="4" minHeight="4.5rem">
        <BrandLink />
        <Toggle type="button" popoverTarget={menuId}>
          <Icon name="menu" />
          <ToggleWord>Menu</ToggleWord>
        </Toggle>
        <Menu id={menuId} popover="auto" aria-label="Main" data-whole="">
          <List>
            {site.navigation.top.map(({ label, to }) => (
              <li key={to}>
                <StyledLink
                  to={to}
                  aria-current={to === path ? "page" : undefined}
                  display="flex"
                  alignItems="center"
                  minHeight="2.75rem"
                  fontWeight={550}
                  fontSize="sm"
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
                fontSize="sm"
                paddingInline="5"
                whiteSpace="nowrap"
                marginBlock={{ base: "2", xl: 0 }}
              >
                {site.navigation.call.label}
              </ActionLink>
            </li>
          </List>
        </Menu>
      </Container>
    </Bar>
  );
}
