import { chakra } from "@chakra-ui/react";
import { Outlet } from "react-router-dom";
import { SkipLink } from "../../ui/skip-link.tsx";
import { useLinkNavigation } from "../navigation/use-link-navigation.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { StickyBanner } from "./sticky-banner.tsx";
import { useArrival } from "./use-arrival.ts";

/** The frame of every public page. */
export function SiteLayout() {
  useLinkNavigation();
  useArrival();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <chakra.main id="main" flexGrow={1}>
        <Outlet />
      </chakra.main>
      <SiteFooter />
      <StickyBanner />
    </>
  );
}
