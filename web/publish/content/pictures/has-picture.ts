import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../../content-folder.ts";

/** Whether a picture is there, by its name below web/content/pictures. */
export function hasPicture(file: string): boolean {
  return existsSync(join(contentFolder, "pictures", file));
}
