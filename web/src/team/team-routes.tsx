import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { Guard } from "./access/guard.tsx";
import { TeamLayout } from "./layout/team-layout.tsx";
import { AuthPage } from "./sign-in/auth-page.tsx";
import { clientsPage, dashboardPage, leadsPage, signInPage, tasksPage } from "./team-pages.ts";

const DashboardPage = lazy(async () => ({
  default: (await import("./dashboard/dashboard-page.tsx")).DashboardPage,
}));
const LeadsPage = lazy(async () => ({
  default: (await import("./leads/leads-page.tsx")).LeadsPage,
}));
const ClientsPage = lazy(async () => ({
  default: (await import("./clients/clients-page.tsx")).ClientsPage,
}));
const TasksPage = lazy(async () => ({
  default: (await import("./tasks/tasks-page.tsx")).TasksPage,
}));

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
