import { hasPicture } from "./has-picture.ts";

/** The picture that social networks show for a page or post: the site's, until its own is drawn. */
export function socialPicture(name: string): string {
  return hasPicture(`social/${name}.png`) ? name : "default";
}
