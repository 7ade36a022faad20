import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { loadPatiently } from "../islands/load-patiently.ts";
import { Guard } from "./access/guard.tsx";
import { TeamLayout } from "./shell/team-layout.tsx";
import { AuthPage } from "./sign-in/auth-page.tsx";
import { clientsPage, dashboardPage, leadsPage, signInPage, tasksPage } from "./team-pages.ts";

const loadDashboard = async () => ({
  default: (await import("./today/dashboard-page.tsx")).DashboardPage,
});
const loadLeads = async () => ({ default: (await import("./pages/leads-page.tsx")).LeadsPage });
const loadClients = async () => ({
  default: (await import("./pages/clients-page.tsx")).ClientsPage,
});
const loadTasks = async () => ({ default: (await import("./pages/tasks-page.tsx")).TasksPage });

const DashboardPage = lazy(() => loadPatiently(loadDashboard));
const LeadsPage = lazy(() => loadPatiently(loadLeads));
const ClientsPage = lazy(() => loadPatiently(loadClients));
const TasksPage = lazy(() => loadPatiently(loadTasks));

const loaders = new Map<string, () => Promise<unknown>>([
  [dashboardPage.path, loadDashboard],
  [leadsPage.path, loadLeads],
  [clientsPage.path, loadClients],
  [tasksPage.path, loadTasks],
]);

/** Fetches the page at a path before it is known who may open it. */
export async function preparePage(path: string): Promise<void> {
  await loaders.get(path)?.();
}

export function TeamRoutes() {
  return (
    <Routes>
      <Route path={signInPage.path} element={<AuthPage />} />
      <Route element={<Guard />}>
        <Route element={<TeamLayout />}>
          <Route path={dashboardPage.path} element={<DashboardPage />} />
          <Route path={leadsPage.path} element={<LeadsPage />} />
          <Route path={clientsPage.path} element={<ClientsPage />} />
          <Route path={tasksPage.path} element={<TasksPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
