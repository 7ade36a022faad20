import { chakra } from "@chakra-ui/react";
import { PostNotFound, postNotFoundTitle } from "./blog/post-not-found.tsx";

/** What any unknown address shows; its file becomes 404.html. */
export const notFoundName = "not-found";

/**
 * The part of the not-found page that is shown at addresses below /blog, in place of the rest of it. The
 * server has one answer for all that is missing; the loader in the head looks at the address
 * (web/publish/prerender/loader.js).
 */
export function MissingBelowBlog() {
  return (
    <chakra.div
      data-missing-post={postNotFoundTitle}
      css={{
        display: "none",
        "[data-below-blog] &": { display: "block" },
        "[data-below-blog] & ~ *": { display: "none" },
      }}
    >
      <PostNotFound />
    </chakra.div>
  );
}
