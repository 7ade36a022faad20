import { chakra } from "@chakra-ui/react";
import { PostNotFound, postNotFoundTitle } from "./blog/post-states.tsx";

/** The page that any unknown address shows; its file becomes 404.html. */
export const notFoundName = "not-found";

/** The server has one response for all missing pages: the loader picks this (web/publish/prerender/loader.js). */
export function MissingBelowBlog() {
  return (
    <chakra.template
      data-missing-post={postNotFoundTitle}
      css={{ "[data-below-blog] & ~ *": { display: "none" } }}
    >
      <PostNotFound />
    </chakra.template>
  );
}
