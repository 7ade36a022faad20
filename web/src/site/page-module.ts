import type { ComponentType } from "react";
import type { ResolvedPage } from "./content/resolved-page.ts";

/** A section bound to its content; `key` is stable for React. */
export interface BoundSection {
  key: string;
  Render: ComponentType;
}

/** What the generated module of a page gives: its head, and its sections with their components. */
export interface PageModule {
  page: Omit<ResolvedPage, "sections"> & {
    /** Where it is not the page's name. */
    socialImage?: string;
    article?: boolean;
    /** Whether the head names the feeds of the blog. */
    feeds?: boolean;
  };
  sections: BoundSection[];
  /** What the page says from a moment on. */
  closed?: { from: string; sections: BoundSection[] };
}
