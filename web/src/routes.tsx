import { pages } from "virtual:pages";
import { Route, Routes } from "react-router-dom";
import { FirstPageBoundary } from "./islands/slice.tsx";
import { PostRoute } from "./site/blog/post-route.tsx";
import { SiteLayout } from "./site/layout/site-layout.tsx";
import { notFoundName, postsPath } from "./site/page-table.ts";
import { PublicPage } from "./site/public-page.tsx";

/**
 * Every address of the product. Marketing pages come from web/content/pages and posts from
 * web/content/posts: a new file is a new route.
 */
export function AppRoutes({ prerendered }: { prerendered: boolean }) {
  return (
    <FirstPageBoundary prerendered={prerendered}>
      <Routes>
        <Route element={<SiteLayout />}>
          {pages
            .filter(({ name, path }) => name !== notFoundName && !path.startsWith(postsPath))
            .map(({ name, path }) => (
              <Route key={name} path={path} element={<PublicPage key={name} name={name} />} />
            ))}
          <Route path={`${postsPath}:slug`} element={<PostRoute />} />
          <Route path="*" element={<PublicPage key={notFoundName} name={notFoundName} />} />
        </Route>
      </Routes>
    </FirstPageBoundary>
  );
}
