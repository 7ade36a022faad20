export interface TeamPage {
  name: string;
  path: string;
  /** The heading, and the start of the document's title. */
  title: string;
  description: string;
}

export const signInPage: TeamPage = {
  name: "auth",
  path: "/auth",
  title: "Team sign-in",
  description: "Sign in to the team area. Access is restricted to pre-approved members.",
};

export const dashboardPage: TeamPage = {
  name: "dashboard",
  path: "/dashboard",
  title: "Team dashboard",
  description: "Your company's leads, clients and tasks, for signed-in members.",
};

export const leadsPage: TeamPage = {
  name: "company-leads",
  path: "/company-leads",
  title: "Company leads",
  description: "The leads of your company, newest first, for signed-in members.",
};

export const clientsPage: TeamPage = {
  name: "client-directory",
  path: "/client-directory",
  title: "Client directory",
  description: "The clients of your company, newest first, for signed-in members.",
};

export const tasksPage: TeamPage = {
  name: "client-tasks",
  path: "/client-tasks",
  title: "Client tasks",
  description: "The tasks of your company, newest first, for signed-in members.",
};

export const guardedPages: readonly TeamPage[] = [dashboardPage, leadsPage, clientsPage, tasksPage];

/** The build writes a shell for each; the app has a route for each. */
export const teamPages: readonly TeamPage[] = [signInPage, ...guardedPages];
