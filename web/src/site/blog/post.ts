import type { Picture, Question } from "../content/parts-schema.ts";
import type { PostCategory } from "./post-categories.ts";

/** What the listing shows of a post. */
export interface PostSummary {
  slug: string;
  path: string;
  title: string;
  excerpt: string;
  category: PostCategory;
  categoryLabel: string;
  tags: string[];
  /** `2024-03-15` */
  date: string;
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
export interface Post extends PostSummary {
  listed: boolean;
  /** The title in search results, which is `title` if there is no other. */
  topic: string;
  author: string;
  /** `2026-11-21` */
  updated: string;
  /** `November 21, 2026`; undefined if nothing has changed since `date`. */
  updatedText?: string | undefined;
  faq: Question[];
  /** Facts in the body that may go out of date; only the owner sees them. */
  recheck: string[];
  /** The last day somebody checked whether they still hold; undefined if nobody has since it was written. */
  checked?: string | undefined;
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
