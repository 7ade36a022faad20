import type { ManifestOptions } from "vite-plugin-pwa";
import { calendarQuery } from "../../src/site/scheduler/calendar-query.ts";
import type { Content } from "../content/content.ts";
import { linkedPath } from "../content/published-sections.ts";
import { appIcon, appManifest, pageColor } from "./app-manifest.ts";

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
  icons: [appIcon("icon-192", 192)],
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
    ...appManifest,
    id: "/",
    start_url: "/?source=pwa",
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    categories: ["business"],
    theme_color: pageColor,
    icons: [
      appIcon("icon-192", 192),
      appIcon("icon-512", 512),
      appIcon("icon-maskable-192", 192, "maskable"),
      appIcon("icon-maskable-512", 512, "maskable"),
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
