import { FaqSection } from "../sections/faq-section.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { BlogListing } from "./blog-listing.tsx";
import { BlogOpening } from "./blog-opening.tsx";
import { PostArticle } from "./post-article.tsx";
import { PostNeighborLinks } from "./post-neighbor-links.tsx";

export const components = {
  opening: BlogOpening,
  listing: BlogListing,
  article: PostArticle,
  questions: FaqSection,
  consultation: SectionFrame,
  neighbors: PostNeighborLinks,
};
