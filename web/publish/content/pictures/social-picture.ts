import { hasPicture } from "./has-picture.ts";

/** The picture that social networks show of a page or post: that of the site, until its own is drawn. */
export function socialPicture(name: string): string {
  return hasPicture(`social/${name}.png`) ? name : "default";
}
