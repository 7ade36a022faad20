import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import logoUrl from "../../ui/logo-mark.svg?url";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { Treeline } from "../../ui/treeline.tsx";

const Page = chakra("main", {
  base: {
    flexGrow: 1,
    display: "grid",
    // The card isn't centered: anything added to it would move all of it.
    alignContent: "start",
    justifyItems: "center",
    gap: "4",
    paddingInline: "gutter",
    paddingTop: "clamp(1.5rem, 8vh, 6rem)",
    paddingBottom: { base: "4.5rem", md: "7rem" },
    position: "relative",
    background: "tinted",
  },
});

const Card = chakra("section", {
  base: {
    ...cardSurface,
    display: "grid",
    gap: "5",
    width: "100%",
    maxWidth: "27rem",
    padding: "clamp(1.25rem, 0.75rem + 2.5vw, 2.25rem)",
  },
});

const HomeLink = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    width: "100%",
    maxWidth: "27rem",
    minHeight: "2.75rem",
    color: "ink",
    fontSize: "sm",
    textUnderlineOffset: "0.25em",
  },
});

export const Form = chakra("form", { base: { display: "grid", gap: "4", width: "100%" } });

interface SignInCardProps {
  title: string;
  intro: string;
  /** Moves the focus to the heading. */
  arrived?: boolean;
  children: ReactNode;
}

export function SignInCard({ title, intro, arrived = false, children }: SignInCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <Page id="main">
      <Card aria-labelledby="sign-in-heading">
        <chakra.div
          display="flex"
          alignItems="center"
          gap="2"
          fontFamily="heading"
          fontWeight={700}
        >
          <chakra.img src={logoUrl} alt="" htmlWidth="36" htmlHeight="36" flexShrink={0} />
          {site.shortName} Team
        </chakra.div>
        <chakra.div display="grid" gap="2">
          <chakra.h1 id="sign-in-heading" ref={heading} tabIndex={-1} fontSize="1.75rem">
            {title}
          </chakra.h1>
          <chakra.p color="muted" fontSize="sm" textWrap="balance">
            {intro}
          </chakra.p>
        </chakra.div>
        {children}
      </Card>
      <HomeLink href="/">
        <Icon name="arrow-left" />
        Back to the website
      </HomeLink>
      {/* This is the same as in the website's footer. */}
      <Treeline bottom="0" background={{ base: "deep", _dark: "brandSoft" }} />
    </Page>
  );
}
