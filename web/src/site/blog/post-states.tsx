import { states } from "virtual:blog-states";
import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import { useAsyncError, useLocation } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { PageHead } from "../../ui/head/page-head.tsx";
import { useOnline } from "../../ui/use-online.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ActionLink } from "../site-link.tsx";

const { failed, loading, notFound } = states;
const { heading, text, back } = notFound;

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

/** Replaces a post that failed to load. A press or the returning network reloads it: the server has the whole page. */
export function PostFailed() {
  const error = useAsyncError();
  const online = useOnline();
  useEffect(() => {
    console.error("Failed to load post", error);
  }, [error]);
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <MissingPost>
      <chakra.p color="muted" marginTop="3" role="status">
        {online ? failed.online : failed.offline}
      </chakra.p>
      <Button marginTop="4-6" marginInlineEnd="3" onClick={() => location.reload()}>
        {failed.retry}
      </Button>
    </MissingPost>
  );
}

const Bar = chakra("div", {
  base: { background: "brandSoft", borderRadius: "sm", marginBottom: "4", height: "1.25rem" },
});

const widths = ["98%", "92%", "96%", "60%", "94%", "97%", "45%"];

export function PostSkeleton() {
  return (
    <Container paddingBlock="section" minHeight="70vh" aria-busy="true">
      <h1 tabIndex={-1}>
        <VisuallyHidden>{loading}</VisuallyHidden>
      </h1>
      <chakra.div aria-hidden="true" maxWidth="44rem">
        <Bar width="8rem" />
        <Bar width="85%" height="2.75rem" />
        <Bar width="55%" height="2.75rem" marginBottom="10" />
        {widths.map((width) => (
          <Bar key={width} width={width} />
        ))}
      </chakra.div>
    </Container>
  );
}
