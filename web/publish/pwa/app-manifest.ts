import type { ManifestOptions } from "vite-plugin-pwa";

/** The page color of the light theme (web/src/ui/theme/tokens.ts; a test keeps them equal). */
export const pageColor = "#fdfbf6";

/** The fields that the manifests of the site and the team area share. */
export const appManifest: Partial<ManifestOptions> = {
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

/** An icon of web/public/icons as a manifest names it. */
export function appIcon(file: string, size: number, purpose: "any" | "maskable" = "any") {
  return { src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}
