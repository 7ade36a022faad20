import type { ManifestOptions } from "vite-plugin-pwa";
import type { Site } from "../../src/site/content/site-schema.ts";
import {
  clientsPage,
  dashboardPage,
  leadsPage,
  type TeamPage,
  tasksPage,
} from "../../src/team/team-pages.ts";
import { appIcon, appManifest } from "./app-manifest.ts";

/** The color of the team area's bar (web/src/ui/theme/tokens.ts; a test keeps them equal). */
const barColor = "#12403a";

const shortcut = ({ title, description, path }: TeamPage) => ({
  name: title,
  description,
  url: path,
  icons: [appIcon("team-192", 192)],
});

/**
 * The manifest that the pages of the team area link to instead of the site's: a separate app on the home screen that
 * opens at the dashboard. Its pages share no folder, so the scope is the whole origin; `id` tells the two apps apart.
 */
export function teamManifest(site: Site): Partial<ManifestOptions> {
  return {
    ...appManifest,
    id: dashboardPage.path,
    start_url: dashboardPage.path,
    name: `${site.shortName} Team`,
    short_name: "Team",
    description: `Leads, clients and tasks of the team of ${site.name}.`,
    categories: ["business", "productivity"],
    theme_color: barColor,
    icons: [
      appIcon("team-192", 192),
      appIcon("team-512", 512),
      appIcon("team-maskable-512", 512, "maskable"),
    ],
    shortcuts: [leadsPage, clientsPage, tasksPage].map(shortcut),
  };
}
