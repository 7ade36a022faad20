import { pages } from "virtual:pages";
import { Route, Routes } from "react-router";
import { FirstPageBoundary } from "./site/island/slice.tsx";
import { SiteLayout } from "./site/layout/site-layout.tsx";
import { notFoundName } from "./site/page-table.ts";
import { PublicPage } from "./site/public-page.tsx";

/** Every address of the product. Marketing pages come from web/content/pages: a new file is a new route. */
export function AppRoutes() {
  return (
    <FirstPageBoundary>
      <Routes>
        <Route element={<SiteLayout />}>
          {pages
            .filter(({ name }) => name !== notFoundName)
            .map(({ name, path }) => (
              <Route key={name} path={path} element={<PublicPage key={name} name={name} />} />
            ))}
          <Route path="*" element={<PublicPage key={notFoundName} name={notFoundName} />} />
        </Route>
      </Routes>
    </FirstPageBoundary>
  );
}
