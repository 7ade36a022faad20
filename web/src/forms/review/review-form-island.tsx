import { tokenParameter } from "#contract/newsletter-links";
import { type Island, IslandFrame } from "../../islands/island.tsx";
import { draftKey, reviewFormName } from "../form-names.ts";

export const reviewForm: Island<object> = {
  name: "review-form",
  load: async () => (await import("./review-form.tsx")).ReviewForm,
};

/** The form appears with its script, if the address has the link's token. */
export function ReviewFormIsland() {
  return (
    <IslandFrame
      island={reviewForm}
      props={{}}
      called="The form"
      draft={draftKey(reviewFormName)}
      query={tokenParameter}
    />
  );
}
