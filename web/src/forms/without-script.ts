import { site } from "virtual:site";

/** Where a form goes in a browser that runs no script: into an email that the visitor sends themselves. */
export const withoutScript = {
  action: `mailto:${site.email}`,
  method: "post",
  encType: "text/plain",
} as const;
