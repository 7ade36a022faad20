import { states } from "virtual:blog-states";
import { site } from "virtual:site";
import { chakra } from "@chakra-ui/react";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { PageHead } from "../head/page-head.tsx";
import { ActionLink } from "../site-link.tsx";

function watchNetwork(notify: () => void): () => void {
  addEventListener("online", notify);
  addEventListener("offline", notify);
  return () => {
    removeEventListener("online", notify);
    removeEventListener("offline", notify);
  };
}

/** Opens the address anew, on a press or when the network is back: the server has the whole page. */
function Retry() {
  const { offline, online, retry } = states.failed;
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <>
      <chakra.p color="muted" marginTop="3" role="status">
        {isOnline ? online : offline}
      </chakra.p>
      <Button marginTop="6" marginInlineEnd="3" onClick={() => location.reload()}>
        {retry}
      </Button>
    </>
  );
}

/** For a slug that no post has, and for a post that did not arrive. */
export function PostNotFound({ failed = false }: { failed?: boolean }) {
  const { pathname } = useLocation();
  const { heading, text, back } = states.notFound;
  return (
    <Container paddingBlock="section">
      <PageHead
        path={pathname}
        title={`${heading} | ${site.shortName}`}
        description={text}
        robots="noindex,nofollow"
        socialImage="not-found"
      />
      <h1 tabIndex={-1}>{heading}</h1>
      <chakra.p color="muted" fontSize="lg" marginTop="4">
        {text}
      </chakra.p>
      {failed && <Retry />}
      <ActionLink to="/blog" look={failed ? "secondary" : "primary"} marginTop="6">
        {back}
      </ActionLink>
    </Container>
  );
}
