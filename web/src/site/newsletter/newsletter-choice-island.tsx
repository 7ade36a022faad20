import { tokenParameter } from "#contract/newsletter-links";
import { type Island, IslandFrame } from "../../islands/island.tsx";

export const newsletterChoice: Island<object> = {
  name: "newsletter-choice",
  load: async () => (await import("./newsletter-choice.tsx")).NewsletterChoice,
};

export function NewsletterChoiceIsland() {
  return (
    <IslandFrame island={newsletterChoice} props={{}} called="This page" query={tokenParameter} />
  );
}
