import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { usePrerendered } from "../../islands/slice.tsx";
import { leaveFirstPage } from "../navigation/first-page.ts";
import { findPage, notFoundName } from "../page-table.ts";
import { PublicPage } from "../public-page.tsx";
import { ArrivalFocus } from "./arrival-focus.tsx";
import { PostBoundary } from "./post-boundary.tsx";
import { PostNotFound } from "./post-not-found.tsx";
import { PostSkeleton } from "./post-skeleton.tsx";

/**
 * The server's answer at an unknown address is 404.html, about pages in general: React begins with that,
 * and then says what is missing here.
 */
function UnknownPost() {
  const [general, setGeneral] = useState(usePrerendered());
  useEffect(() => {
    if (!general) return;
    leaveFirstPage();
    setGeneral(false);
  }, [general]);
  return general ? <PublicPage name={notFoundName} /> : <PostNotFound />;
}

/** /blog/{slug}: skeleton, post, or the not-found view. */
export function PostRoute() {
  const { pathname } = useLocation();
  const entry = findPage(pathname);
  if (!entry) return <UnknownPost />;
  return (
    <PostBoundary key={entry.name} name={entry.name}>
      <Suspense fallback={<PostSkeleton />}>
        <PublicPage name={entry.name} />
        <ArrivalFocus />
      </Suspense>
    </PostBoundary>
  );
}
