import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useNavigationType } from "react-router-dom";
import { Icon } from "../../ui/icon.tsx";
import { lowScreen } from "../../ui/theme/screens.ts";
import { dashboardPage, type TeamPage } from "../team-pages.ts";
import { usePageHead } from "./use-page-head.ts";

const HeadingFrame = chakra("div", {
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
  /** The page's actions, beside its name, so that nothing floats over the content below. */
  children?: ReactNode;
}

/** Names the document, and takes the focus after a navigation inside the app. */
export function PageHeading({ page, back = false, children }: PageHeadingProps) {
  usePageHead(page);
  const heading = useRef<HTMLHeadingElement>(null);
  // This is how the member got to the page. A later change of the page's own address is no arrival.
  const now = useNavigationType();
  const [arrival] = useState(now);

  useEffect(() => {
    // While the page that was seen last is still shown instead, the scroll position is the member's own.
    if (heading.current?.checkVisibility?.() ?? heading.current)
      window.scrollTo({ top: 0, behavior: "instant" });
    if (arrival !== "POP") heading.current?.focus({ preventScroll: true });
  }, [arrival]);

  return (
    <HeadingFrame>
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
    </HeadingFrame>
  );
}
