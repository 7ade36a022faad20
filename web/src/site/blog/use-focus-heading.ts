import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { showHeadingFont } from "../../ui/fonts/heading-font.ts";
import { trackEvent } from "../../ui/track-event.ts";

function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/** Moves the focus to the next page's heading, so that a screen reader says where the visitor is. */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    trackEvent("views");
    showHeadingFont();
    focusHeading();
  }, [pathname]);
}

/** The heading that had the focus was the skeleton's and is gone, so the heading in its place gets the focus. */
export function ArrivalFocus(): null {
  useEffect(() => {
    const isArrival = document.querySelector("[data-island=reader][data-ready]") !== null;
    if (isArrival && document.activeElement === document.body) focusHeading();
  }, []);
  return null;
}
