import { states } from "virtual:blog-states";
import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Container } from "../../ui/container.tsx";
import { PageHead } from "../../ui/head/page-head.tsx";
import { ActionLink } from "../site-link.tsx";

const { heading, text, back } = states.notFound;

export const postNotFoundTitle = `${heading} | ${site.shortName}`;

/** Says that a post doesn't exist. `children` is what the visitor can do other than go back. */
export function PostNotFound({ children }: { children?: ReactNode }) {
  return (
    <Container paddingBlock="20">
      <h1 tabIndex={-1}>{heading}</h1>
      <chakra.p color="muted" fontSize="lg" marginTop="4">
        {text}
      </chakra.p>
      {children}
      <ActionLink to="/blog" variant={children ? "secondary" : "primary"} marginTop="4-6">
        {back}
      </ActionLink>
    </Container>
  );
}

/** Shows the same words as a page of the reader, with its head. */
export function MissingPost({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead
        path={pathname}
        title={postNotFoundTitle}
        description={text}
        robots="noindex,nofollow"
        socialImage="not-found"
      />
      <PostNotFound>{children}</PostNotFound>
    </>
  );
}
