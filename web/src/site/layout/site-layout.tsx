import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SkipLink } from "../../ui/skip-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { StickyBanner } from "./sticky-banner.tsx";

export function SiteLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader path={path} />
      <chakra.main id="main" flexGrow={1}>
        {children}
      </chakra.main>
      <SiteFooter />
      <StickyBanner />
    </>
  );
}
