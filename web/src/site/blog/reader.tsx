import { type ComponentType, Suspense, useRef } from "react";
import { HelmetProvider } from "react-helmet-async";
import {
  Await,
  createBrowserRouter,
  createMemoryRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useLocation,
} from "react-router-dom";
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

export interface ReaderProps {
  /** The address of the page of the blog that it begins with. */
  path: string;
}

/** Not awaited: the next address is shown at once, with a skeleton until its page is there. */
function pageAt({ request }: LoaderFunctionArgs): { page: PageModule | Promise<PageModule> } {
  const { pathname } = new URL(request.url);
  if (!isBlogPage(pathname)) throw new Error(`Post not found: ${pathname}`);
  const known = loadedBlogPage(pathname);
  if (known) return { page: known };
  const page = loadBlogPage(pathname);
  page.catch(ignoreChunkError);
  return { page };
}

function BlogPage() {
  const { page } = useLoaderData<typeof pageAt>();
  const { pathname } = useLocation();
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
  return (
    <div ref={frame}>
      <Outlet />
      <ScrollRestoration />
    </div>
  );
}

const pageRoute = "page";

const routes: RouteObject[] = [
  {
    Component: ReaderFrame,
    children: [
      {
        id: pageRoute,
        path: "/blog/:slug?",
        loader: pageAt,
        Component: BlogPage,
        errorElement: <MissingPost />,
        // A filter in the address changes nothing of what is loaded.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      },
    ],
  },
];

/** The blog as an application of its own, beginning with the page at `path`. */
export async function readerAt(path: string): Promise<ComponentType<ReaderProps>> {
  const page = await loadBlogPage(path);
  const hydrationData = { loaderData: { [pageRoute]: { page } } };
  const router =
    typeof document === "undefined"
      ? createMemoryRouter(routes, { hydrationData, initialEntries: [path] })
      : createBrowserRouter(routes, { hydrationData });
  return () => (
    <HelmetProvider>
      <RouterProvider router={router} />
    </HelmetProvider>
  );
}
