import { chakra } from "@chakra-ui/react";
import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Container } from "../../ui/container.tsx";
import { showHeadingFont } from "../../ui/fonts/heading-font.ts";
import { SkipLink } from "../../ui/skip-link.tsx";
import { SlowStart } from "../access/slow-start.tsx";
import { usePageSnapshot } from "../seen/keep-page.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { ProblemScreen } from "../ui/problem-screen.tsx";
import { tabsRoom } from "./area-links.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { TeamHeader } from "./team-header.tsx";

const brokenPage = (
  <ProblemScreen
    title="This page isn't working"
    text="Something went wrong here. Nothing you've saved is lost."
    onRetry={() => window.location.reload()}
  />
);

const slowPage = (
  <LoadingScreen>
    <SlowStart isStoreOpen />
  </LoadingScreen>
);

export function TeamLayout() {
  const { pathname } = useLocation();
  // The sign-in page does without this font the first time.
  useEffect(showHeadingFont, []);
  usePageSnapshot();
  return (
    <>
      <SkipLink />
      <TeamHeader />
      <OfflineNotice />
      {/* The router keeps the old page while it waits: only a new boundary shows at once that a page is loading. */}
      <ErrorBoundary key={pathname} fallback={brokenPage}>
        <Suspense fallback={slowPage}>
          <chakra.main
            id="main"
            flexGrow={1}
            css={tabsRoom}
            paddingBottom="calc({spacing.12} + var(--tabs-room))"
          >
            <Container>
              <Outlet />
            </Container>
          </chakra.main>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
