import type { ManifestOptions } from "vite-plugin-pwa";
import type { Site } from "../../src/site/content/site-schema.ts";
import { calendarQuery } from "../../src/site/scheduler/calendar-query.ts";
import { clientsPage, dashboardPage, leadsPage, tasksPage } from "../../src/team/team-pages.ts";
import type { Content } from "../content/content.ts";
import { linkedPath } from "../content/published-sections.ts";

/** Colors of web/src/ui/theme/tokens.ts: the page in the light theme, and the team area's bar. Tests keep them equal. */
const pageColor = "#fdfbf6";
const barColor = "#12403a";

const shared: Partial<ManifestOptions> = {
  scope: "/",
  lang: "en-US",
  dir: "ltr",
  display: "standalone",
  orientation: "any",
  background_color: pageColor,
  prefer_related_applications: false,
  // A shortcut or link opens in the existing window, not in a second one.
  launch_handler: { client_mode: ["navigate-existing", "auto"] },
};

/** An icon of web/public/icons. */
function icon(file: string, size: number, purpose: "any" | "maskable" = "any") {
  return { src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}

const screenshot = (formFactor: "narrow" | "wide", width: number, height: number) => ({
  src: `/screenshots/${formFactor}.webp`,
  sizes: `${width}x${height}`,
  type: "image/webp",
  form_factor: formFactor,
});

const shortcut = (name: string, description: string, url: string) => ({
  name,
  description,
  url,
  icons: [icon("icon-192", 192)],
});

/**
 * The web app manifest of the public pages; the team area has its own. Its words are the owner's, from
 * web/content/site.yaml, and a page that is off the site has no shortcut. `source=pwa` tells a start from the home
 * screen apart from a visit.
 */
export function webAppManifest({
  site,
  pages,
}: Pick<Content, "site" | "pages">): Partial<ManifestOptions> {
  const paths = new Set(pages.map(({ path }) => path));
  return {
    ...shared,
    id: "/",
    start_url: "/?source=pwa",
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    categories: ["business"],
    theme_color: pageColor,
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      icon("icon-maskable-192", 192, "maskable"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
    shortcuts: [
      shortcut(
        site.navigation.call.label,
        `A free ${site.schedulingMinutes}-minute strategy call`,
        `/contact?source=pwa&${calendarQuery}#schedule`,
      ),
      shortcut(site.labels.message, "Our contact form", "/contact?source=pwa#message"),
      shortcut("See Our Work", "Websites we have built", "/results?source=pwa"),
    ].filter(({ url }) => paths.has(linkedPath(url) ?? "")),
    screenshots: [
      { ...screenshot("narrow", 780, 1688), label: "The home page on a phone" },
      { ...screenshot("wide", 1280, 800), label: "The home page on a computer" },
    ],
  };
}

/**
 * The manifest that the pages of the team area link to instead of the site's: a separate app on the home screen that
 * opens at the dashboard. Its pages share no folder, so the scope is the whole origin; `id` tells the two apps apart.
 */
export function teamManifest(site: Site): Partial<ManifestOptions> {
  const icon192 = icon("team-192", 192);
  return {
    ...shared,
    id: dashboardPage.path,
    start_url: dashboardPage.path,
    name: `${site.shortName} Team`,
    short_name: "Team",
    description: `Leads, clients and tasks of the team of ${site.name}.`,
    categories: ["business", "productivity"],
    theme_color: barColor,
    icons: [icon192, icon("team-512", 512), icon("team-maskable-512", 512, "maskable")],
    shortcuts: [leadsPage, clientsPage, tasksPage].map(({ title, description, path }) => {
      return { ...shortcut(title, description, path), icons: [icon192] };
    }),
  };
}
