import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { useState, useSyncExternalStore } from "react";
import { Icon } from "../../ui/icon.tsx";
import { largeText } from "../../ui/theme/screens.ts";
import { ActionLink } from "../site-link.tsx";

/** The banner shows while the page is scrolled further than this. */
const thresholdPx = 500;
const dismissedKey = "banner-dismissed";

function subscribeToScroll(notify: () => void): () => void {
  addEventListener("scroll", notify, { passive: true });
  return () => removeEventListener("scroll", notify);
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) !== null;
  } catch {
    // Storage refused (private mode, policy): the banner then comes back after a reload, no more.
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(dismissedKey, "1");
  } catch {
    // As above: this page still honors it, through its state.
  }
}

/** Messages stand above the banner (ui/toast), however high its words make it. */
function keepMessagesAbove(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--toast-room", `calc(${bar.offsetHeight}px + 0.75rem)`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--toast-room");
  };
}

const Bar = chakra("aside", {
  base: {
    // Not fixed: at the end of the page it stands below the footer and covers nothing of it.
    containerType: "inline-size",
    position: "sticky",
    // Here it would cover a third of the screen.
    "@media (max-width: 15rem)": { position: "static" },
    zIndex: 15,
    bottom: 0,
    background: "deep",
    color: "onDeep",
    paddingBlock: "2",
    paddingInline: "gutter",
    paddingBottom: "max(0.5rem, env(safe-area-inset-bottom))",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: { base: "2", md: "4" },
    boxShadow: "0 -6px 24px rgb(0 0 0 / .22)",
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

/** Once dismissed, it stays away for the visit, also after a reload. */
export function StickyBanner() {
  const scrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > thresholdPx,
    () => false,
  );
  const [dismissed, setDismissed] = useState(false);
  if (!scrolled || dismissed || wasDismissed()) return null;
  const { text, action, dismiss } = site.banner;
  return (
    <Bar aria-label={text} ref={keepMessagesAbove}>
      <chakra.span display={{ base: "none", lg: "inline" }} fontWeight={600}>
        {text}
      </chakra.span>
      <ActionLink
        to={action.to}
        minHeight="2.75rem"
        fontSize="sm"
        css={{ [largeText]: { paddingInline: "2" } }}
      >
        {action.label}
      </ActionLink>
      <Dismiss
        type="button"
        aria-label={dismiss}
        onClick={() => {
          rememberDismissal();
          setDismissed(true);
        }}
      >
        <Icon name="close" />
      </Dismiss>
    </Bar>
  );
}
