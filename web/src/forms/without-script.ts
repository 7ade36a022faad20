import { site } from "virtual:site";

/** In a browser that runs no script, a form goes into an email that the visitor sends themselves. */
export const withoutScript = {
  action: `mailto:${site.email}`,
  method: "post",
  encType: "text/plain",
} as const;
