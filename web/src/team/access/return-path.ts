import * as z from "zod";
import { dashboardPage, guardedPages } from "../team-pages.ts";

const returnState = z.object({ returnTo: z.string() });

export function returnStateFor(location: { pathname: string; search: string; hash: string }) {
  return { returnTo: location.pathname + location.search + location.hash };
}

/** Allows only pages of the team area, and returns the dashboard for anything else in the browser's history. */
export function returnPath(state: unknown): string {
  const location = returnState.safeParse(state);
  if (!location.success) return dashboardPage.path;
  const base = "https://team.invalid";
  const target = URL.canParse(location.data.returnTo, base)
    ? new URL(location.data.returnTo, base)
    : undefined;
  if (target?.origin !== base) return dashboardPage.path;
  const isOurs = guardedPages.some(({ path }) => path === target.pathname);
  return isOurs ? target.pathname + target.search + target.hash : dashboardPage.path;
}
