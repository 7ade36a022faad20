import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../content-folder.ts";

/** Whether a picture is there, by its name below web/content/pictures. */
export function hasPicture(file: string): boolean {
  return existsSync(join(contentFolder, "pictures", file));
}

/** The picture that social networks show for a page or post: the site's, until its own is drawn. */
export function socialPicture(name: string): string {
  return hasPicture(`social/${name}.png`) ? name : "default";
}
