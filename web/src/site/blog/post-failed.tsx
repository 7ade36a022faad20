import { states } from "virtual:blog-states";
import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { useAsyncError } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { useOnline } from "../../ui/use-online.ts";
import { MissingPost } from "./post-not-found.tsx";

/** Replaces a post that failed to load. A press or the returning network reloads it: the server has the whole page. */
export function PostFailed() {
  const error = useAsyncError();
  const online = useOnline();
  const { failed } = states;
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
