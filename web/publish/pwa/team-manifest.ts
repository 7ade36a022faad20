import type { ManifestOptions } from "vite-plugin-pwa";
import type { Site } from "../../src/site/content/site-schema.ts";
import {
  clientsPage,
  dashboardPage,
  leadsPage,
  type TeamPage,
  tasksPage,
} from "../../src/team/team-pages.ts";
import { appIcon } from "./app-icon.ts";

/** The colors of the team area's bar and of the page (web/src/ui/theme/tokens.ts; a test keeps them equal). */
const barColor = "#12403a";
const pageColor = "#fdfbf6";

const shortcut = ({ title, description, path }: TeamPage) => ({
  name: title,
  description,
  url: path,
  icons: [appIcon("team-192", 192)],
});

/**
 * The manifest that the pages of the team area link to instead of the site's: an app of its own on the
 * home screen that opens at the dashboard. Its pages share no folder, so the scope is the whole
 * origin; `id` tells the two apps apart.
 */
export function teamManifest(site: Site): Partial<ManifestOptions> {
  return {
    id: dashboardPage.path,
    scope: "/",
    start_url: dashboardPage.path,
    name: `${site.shortName} Team`,
    short_name: "Team",
    description: `Leads, clients and tasks of the team of ${site.name}.`,
    lang: "en-US",
    dir: "ltr",
    categories: ["business", "productivity"],
    display: "standalone",
    orientation: "any",
    theme_color: barColor,
    background_color: pageColor,
    prefer_related_applications: false,
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    icons: [
      appIcon("team-192", 192),
      appIcon("team-512", 512),
      appIcon("team-maskable-512", 512, "maskable"),
    ],
    shortcuts: [leadsPage, clientsPage, tasksPage].map(shortcut),
  };
}
