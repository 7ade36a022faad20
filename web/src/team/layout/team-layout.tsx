import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useEffect } from "react";
import { Outlet } from "react-router-dom";
import { Container } from "../../ui/container.tsx";
import { showHeadingFont } from "../../ui/fonts/heading-font.ts";
import { SkipLink } from "../../ui/skip-link.tsx";
import { useKeptPage } from "../seen/use-kept-page.ts";
import { LoadingScreen } from "./loading-screen.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { TeamHeader } from "./team-header.tsx";

/** With Firestore, of which nothing is fetched before somebody is signed in. */
const DeskWatch = lazy(async () => ({
  default: (await import("../desk/desk-watch.tsx")).DeskWatch,
}));

export function TeamLayout() {
  // The sign-in page does without, the first time.
  useEffect(showHeadingFont, []);
  useKeptPage();
  return (
    <>
      <SkipLink />
      <TeamHeader />
      <OfflineNotice />
      <Suspense>
        <DeskWatch />
      </Suspense>
      <Suspense fallback={<LoadingScreen />}>
        <chakra.main id="main" flexGrow={1} paddingBottom="12">
          <Container>
            <Outlet />
          </Container>
        </chakra.main>
      </Suspense>
    </>
  );
}
