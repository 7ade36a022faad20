import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { loadPatiently } from "../islands/load-patiently.ts";
import { Guard } from "./access/guard.tsx";
import { TeamLayout } from "./shell/team-layout.tsx";
import { AuthPage } from "./sign-in/auth-page.tsx";
import { clientsPage, dashboardPage, leadsPage, signInPage, tasksPage } from "./team-pages.ts";

const pages = [
  {
    path: dashboardPage.path,
    load: async () => (await import("./today/dashboard-page.tsx")).DashboardPage,
  },
  { path: leadsPage.path, load: async () => (await import("./pages/leads-page.tsx")).LeadsPage },
  {
    path: clientsPage.path,
    load: async () => (await import("./pages/clients-page.tsx")).ClientsPage,
  },
  { path: tasksPage.path, load: async () => (await import("./pages/tasks-page.tsx")).TasksPage },
].map(({ path, load }) => {
  const Page = lazy(() => loadPatiently(async () => ({ default: await load() })));
  return { path, load, Page };
});

/** Fetches the page at a path before it is known who may open it. */
export async function preparePage(path: string): Promise<void> {
  await pages.find((page) => page.path === path)?.load();
}

export function TeamRoutes() {
  return (
    <Routes>
      <Route path={signInPage.path} element={<AuthPage />} />
      <Route element={<Guard />}>
        <Route element={<TeamLayout />}>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Route>
    </Routes>
  );
}
