/** The owner's values that every page shows: web/content/site.yaml. */
declare module "virtual:site" {
  export const site: Omit<
    import("./src/site/content/site-schema.ts").Site,
    "placeholders" | "fundraiser" | "labels" | "hours" | "reviewsTaken"
  > & { hoursText: string; hoursData: string };
}

/** The words in place of a post that is loading, doesn't exist or didn't arrive: web/content/blog.yaml. */
declare module "virtual:blog-states" {
  export const states: import("./src/site/content/blog-schema.ts").BlogWords["states"];
}

/** The words about forms that wait on the device: `unsent` in web/content/forms.yaml. */
declare module "virtual:unsent-words" {
  export const unsentWords: import("./src/forms/form-schema.ts").UnsentWords;
}

/** The checkup of the visitor's own site: the section of that kind in web/content/pages. */
declare module "virtual:checkup" {
  export const checkup: import("./src/site/content/checkup-schema.ts").CheckupContent;
}

/** The price calculator: the section of that kind in web/content/pages, and the day of its prices. */
declare module "virtual:estimator" {
  export const estimator: import("./src/site/content/estimator-schema.ts").EstimatorContent & {
    /** Such as 11/28/2026. */
    day: string;
  };
}

/** The drawing of the visitor's own site: `sketch` beside an opening with trades in web/content/pages. */
declare module "virtual:sketch" {
  export const sketch: import("./src/site/content/sketch-schema.ts").SketchContent;
}

declare module "virtual:page-names" {
  export const pageNames: import("#contract/metric-labels").PageNames;
}

/** The members' replies: web/content/replies.yaml. */
declare module "virtual:replies" {
  export const replies: import("./src/team/leads/replies/replies-schema.ts").Replies;
}

/** The loader of each file in web/content/pages, by its name. Only the build uses it. */
declare module "virtual:pages" {
  export const pageLoaders: Record<
    string,
    () => Promise<import("./src/site/page-module.ts").PageModule>
  >;
}

/** The loaders of the listing and of each post, by their paths. */
declare module "virtual:blog-pages" {
  export const loaders: Record<
    string,
    () => Promise<import("./src/site/page-module.ts").PageModule>
  >;
}

/** The most used passwords, one per line, in lower case (web/publish/modules/common-passwords-plugin.ts). */
declare module "virtual:common-passwords" {
  export const commonPasswords: string;
}
