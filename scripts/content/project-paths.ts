import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFolder } from "../../web/publish/content-folder.ts";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The full paths that `npm run draw` reads and writes. */
export const paths = {
  icons: fromRoot("web/src/ui/icons.svg"),
  /** The mark, drawn by hand in one color (currentColor). */
  logo: fromRoot("web/src/ui/logo.svg"),
  /** The mark on its tile, for the page header; made from the one above. */
  logoTile: fromRoot("web/src/ui/logo-mark.svg"),
  fonts: fromRoot("web/src/ui/fonts"),
  public: fromRoot("web/public"),
  content: contentFolder,
  pictures: join(contentFolder, "pictures"),
};
