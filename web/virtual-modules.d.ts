/** The owner's values that every page shows: web/content/site.yaml. */
declare module "virtual:site" {
  export const site: Omit<import("./src/site/content/site-schema.ts").Site, "placeholders">;
}

/** One entry per file in web/content/pages, in the order of their paths. */
declare module "virtual:pages" {
  export interface PageEntry {
    name: string;
    path: string;
    load: () => Promise<import("./src/site/page-module.ts").PageModule>;
  }
  export const pages: PageEntry[];
}
