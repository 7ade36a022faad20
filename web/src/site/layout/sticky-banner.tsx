import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { CallLink } from "../../ui/call-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { largeText } from "../../ui/theme/screens.ts";
import { ActionLink } from "../site-link.tsx";

const Bar = chakra("aside", {
  base: {
    // The banner isn't fixed: at the end of the page, it is over the empty bottom of the footer and covers nothing. If
    // the page grew when the banner appears, a control that was just focused there would end up under the banner.
    "--height": "calc(3.375rem + max(0.5rem, env(safe-area-inset-bottom)))",
    minHeight: "var(--height)",
    marginTop: "calc(-1 * var(--height))",
    containerType: "inline-size",
    position: "sticky",
    // On a screen this narrow, it would cover a third of the height.
    "@media (max-width: 15rem)": { position: "static" },
    zIndex: 15,
    bottom: 0,
    background: "deep",
    color: "onDeep",
    paddingBlock: "2",
    paddingInline: { base: "2", md: "gutter" },
    paddingBottom: "max(0.5rem, env(safe-area-inset-bottom))",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: { base: "1", md: "4" },
    boxShadow: "0 -6px 24px rgb(0 0 0 / .22)",
    "&[hidden]": { display: "none" },
  },
});

/**
 * On a phone, the banner has two halves. With large text, one is enough: the header stays in view and has our number
 * too.
 */
const Halves = chakra("div", {
  base: {
    display: "flex",
    flexGrow: { base: 1, md: 0 },
    minWidth: 0,
    gap: "2",
    "& > a": {
      flex: { base: "1 1 0", md: "none" },
      minHeight: "2.75rem",
      paddingInline: { base: "0.375rem", md: "5" },
      paddingBlock: "1",
      fontSize: "0.875rem",
      textWrap: "balance",
    },
    [largeText]: { "& > a:first-of-type": { display: "none" } },
  },
});

const Dismiss = chakra("button", {
  base: {
    width: "2.75rem",
    height: "2.75rem",
    flexShrink: 0,
    borderRadius: "full",
    background: "transparent",
    color: "inherit",
    cursor: "pointer",
    _hover: { background: "rgb(255 255 255 / .14)" },
  },
});

/** The loader shows and dismisses it (web/publish/prerender/loader.js), so readers fetch no extra script for it. */
export function StickyBanner() {
  const { text, action, dismiss } = site.banner;
  return (
    <Bar aria-label={text} hidden data-banner="">
      <chakra.span display={{ base: "none", lg: "inline" }} fontWeight={600}>
        {text}
      </chakra.span>
      <Halves>
        <CallLink />
        <ActionLink to={action.to}>{action.label}</ActionLink>
      </Halves>
      <Dismiss type="button" aria-label={dismiss}>
        <Icon name="close" />
      </Dismiss>
    </Bar>
  );
}
