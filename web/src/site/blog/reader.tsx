import { type ComponentType, Suspense, useMemo, useRef } from "react";
import { HelmetProvider } from "react-helmet-async";
import { Await, BrowserRouter, MemoryRouter, useLocation } from "react-router-dom";
import { ignoreChunkError } from "../../islands/ignored-chunk-errors.ts";
import type { PageModule } from "../page-module.ts";
import { PublicPage } from "../public-page.tsx";
import { isBlogPage, loadBlogPage, loadedBlogPage } from "./blog-pages.ts";
import { PostFailed } from "./post-failed.tsx";
import { MissingPost } from "./post-not-found.tsx";
import { PostSkeleton } from "./post-skeleton.tsx";
import { useBlogLinks } from "./use-blog-links.ts";
import { useCurrentLink } from "./use-current-link.ts";
import { ArrivalFocus, useFocusHeading } from "./use-focus-heading.ts";
import { useScrollPosition } from "./use-scroll-position.ts";

export interface ReaderProps {
  /** The address of the page of the blog that it begins with. */
  path: string;
}

/** Not awaited: the next address is shown at once, with a skeleton until its page is there. */
function pageAt(path: string): PageModule | Promise<PageModule> | undefined {
  if (!isBlogPage(path)) return undefined;
  const known = loadedBlogPage(path);
  if (known) return known;
  const page = loadBlogPage(path);
  page.catch(ignoreChunkError);
  return page;
}

function BlogPage() {
  const { pathname } = useLocation();
  const page = useMemo(() => pageAt(pathname), [pathname]);
  if (!page) return <MissingPost />;
  // Without a boundary, so that the page the reader begins with is hydrated when the island says so.
  if (!(page instanceof Promise)) return <PublicPage key={pathname} {...page} />;
  return (
    <Suspense key={pathname} fallback={<PostSkeleton />}>
      <Await resolve={page} errorElement={<PostFailed />}>
        {(module) => (
          <>
            <PublicPage {...module} />
            <ArrivalFocus />
          </>
        )}
      </Await>
    </Suspense>
  );
}

function ReaderFrame() {
  const frame = useRef<HTMLDivElement>(null);
  useBlogLinks(frame);
  useCurrentLink();
  useFocusHeading();
  useScrollPosition();
  return (
    <div ref={frame}>
      <BlogPage />
    </div>
  );
}

/** The blog as an application of its own, beginning with the page at `path`. */
export async function readerAt(path: string): Promise<ComponentType<ReaderProps>> {
  await loadBlogPage(path);
  return () => (
    <HelmetProvider>
      {typeof document === "undefined" ? (
        <MemoryRouter initialEntries={[path]}>
          <ReaderFrame />
        </MemoryRouter>
      ) : (
        // Not as React's transitions: what is pressed shows at once, be it a skeleton.
        <BrowserRouter useTransitions={false}>
          <ReaderFrame />
        </BrowserRouter>
      )}
    </HelmetProvider>
  );
}
