import type { Picture } from "../content/parts-schema.ts";
import type { PostFrontMatter } from "../content/post-schema.ts";

type FrontMatter = Extract<PostFrontMatter, { listed: true }>;

/** What the listing shows of a post. */
export interface PostSummary
  extends Pick<FrontMatter, "title" | "excerpt" | "category" | "tags" | "date"> {
  slug: string;
  path: string;
  categoryLabel: string;
  /** `March 15, 2024` */
  dateText: string;
  /** `Updated November 21, 2026`; undefined if nothing has changed since `date`. */
  updatedNote?: string | undefined;
  readTime: string;
  picture: Picture;
}

export interface PostHeading {
  id: string;
  text: string;
}

/** A post in full, as the build reads it. */
export interface Post
  extends PostSummary,
    Pick<FrontMatter, "author" | "updated" | "faq" | "recheck" | "checked"> {
  listed: boolean;
  /** The title in search results, which is `title` if there is no other. */
  topic: string;
  /** `November 21, 2026`; undefined if nothing has changed since `date`. */
  updatedText?: string | undefined;
  localFocus: string;
  marketCounty: string;
  headings: PostHeading[];
  html: string;
  words: number;
}

export interface ShownPost
  extends Omit<Post, "checked" | "faq" | "listed" | "recheck" | "topic" | "words"> {
  /** Appears above the heading of an unlisted post, which is the same for all of them. */
  topic?: string;
}

export type PostLink = Pick<PostSummary, "path" | "title">;

export interface PostNeighbors {
  earlier?: PostLink | undefined;
  later?: PostLink | undefined;
  /** If there is no earlier or later post, these are the posts nearest in subject. */
  related: PostLink[];
}
