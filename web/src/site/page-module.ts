import type { ComponentType } from "react";
import type { ResolvedPage } from "./content/resolved-page.ts";

/** A section bound to its content; `key` is stable for React. */
export interface BoundSection {
  key: string;
  Render: ComponentType;
}

/** What the generated module of a page exports: its head, and its sections with their components. */
export interface PageModule {
  page: Omit<ResolvedPage, "sections"> & {
    /** Set if it isn't the page's name. */
    socialImage?: string;
    article?: boolean;
    feeds?: boolean;
  };
  sections: BoundSection[];
  /** What the page says from that moment on. */
  closed?: { from: string; sections: BoundSection[] };
}
