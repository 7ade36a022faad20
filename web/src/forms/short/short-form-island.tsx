import { type Island, IslandFrame } from "../../islands/island.tsx";
import { draftKey } from "../form-names.ts";
import type { ShortFormProps } from "./short-form.tsx";

export const shortForm: Island<ShortFormProps> = {
  name: "short-form",
  load: async () => (await import("./short-form.tsx")).ShortForm,
};

/** A newsletter or quote form; its script loads with the first touch, or at once for a draft. */
export function ShortFormIsland(props: ShortFormProps) {
  return (
    <IslandFrame
      island={shortForm}
      props={props}
      called="The form"
      draft={draftKey(props.texts.source)}
    />
  );
}
