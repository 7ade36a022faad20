import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useNavigationType } from "react-router-dom";
import { Icon } from "../../ui/icon.tsx";
import { lowScreen } from "../../ui/theme/screens.ts";
import { dashboardPage, type TeamPage } from "../team-pages.ts";
import { usePageHead } from "./use-page-head.ts";

const Place = chakra("div", {
  base: {
    paddingTop: "6",
    [lowScreen]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "5",
      paddingTop: "2",
    },
  },
});

const Title = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    flexGrow: 1,
  },
});

const BackLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "2.75rem",
    fontWeight: 600,
    color: "brand",
    textUnderlineOffset: "0.25em",
  },
});

interface PageHeadingProps {
  page: TeamPage;
  back?: boolean;
  /** What can be done on the page, beside its name: nothing floats over what is below. */
  children?: ReactNode;
}

/** Names the document, and takes the focus after a navigation inside the app. */
export function PageHeading({ page, back = false, children }: PageHeadingProps) {
  usePageHead(page);
  const heading = useRef<HTMLHeadingElement>(null);
  // How this page was come to; a later change of its own address is no arrival.
  const now = useNavigationType();
  const [arrival] = useState(now);

  useEffect(() => {
    // While what was seen last stands in its place, the page is where the member has scrolled to.
    if (heading.current?.checkVisibility?.() ?? heading.current)
      window.scrollTo({ top: 0, behavior: "instant" });
    if (arrival !== "POP") heading.current?.focus({ preventScroll: true });
  }, [arrival]);

  return (
    <Place>
      {back && (
        <BackLink to={dashboardPage.path}>
          <Icon name="arrow-left" />
          Back to dashboard
        </BackLink>
      )}
      <Title>
        <chakra.h1 ref={heading} tabIndex={-1} fontSize="h2">
          {page.title}
        </chakra.h1>
        {children}
      </Title>
    </Place>
  );
}
