import { type ComponentType, Suspense, useEffect, useMemo, useRef } from "react";
import { HelmetProvider } from "react-helmet-async";
import { Await, BrowserRouter, MemoryRouter, useLocation } from "react-router-dom";
import { ignoreChunkError } from "../../islands/ignored-chunk-errors.ts";
import type { PageModule } from "../page-module.ts";
import { PublicPage } from "../public-page.tsx";
import { isBlogPage, loadBlogPage, loadedBlogPage } from "./blog-pages.ts";
import { MissingPost, PostFailed, PostSkeleton } from "./post-states.tsx";
import { useBlogLinks } from "./use-blog-links.ts";
import { ArrivalFocus, useFocusHeading } from "./use-focus-heading.ts";
import { useScrollPosition } from "./use-scroll-position.ts";

export interface ReaderProps {
  path: string;
}

/** Doesn't wait: the next address is shown at once, with a skeleton until its page has loaded. */
function pageAt(path: string): PageModule | Promise<PageModule> | undefined {
  if (!isBlogPage(path)) return undefined;
  const loaded = loadedBlogPage(path);
  if (loaded) return loaded;
  const page = loadBlogPage(path);
  page.catch(ignoreChunkError);
  return page;
}

function BlogPage() {
  const { pathname } = useLocation();
  const page = useMemo(() => pageAt(pathname), [pathname]);
  if (!page) return <MissingPost />;
  // There is no boundary here, so that the page the reader begins with is hydrated when the island says so.
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

/** The header is no part of the reader: this tells it which of its links leads to the current page. */
function useCurrentLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a")) {
      if (link.pathname === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname]);
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

/** Returns the blog as a separate application that begins with the page at `path`. */
export async function readerAt(path: string): Promise<ComponentType<ReaderProps>> {
  await loadBlogPage(path);
  return () => (
    <HelmetProvider>
      {typeof document === "undefined" ? (
        <MemoryRouter initialEntries={[path]}>
          <ReaderFrame />
        </MemoryRouter>
      ) : (
        // React's transitions are off: a press shows its result at once, even if that is a skeleton.
        <BrowserRouter useTransitions={false}>
          <ReaderFrame />
        </BrowserRouter>
      )}
    </HelmetProvider>
  );
}
