import { Island } from "../../islands/island.tsx";
import { lazyContent } from "../../islands/lazy-content.ts";
import { draftKey } from "../form-names.ts";
import type { ShortFormProps } from "./short-form.tsx";

const name = "short-form";

const Content = lazyContent<ShortFormProps>(
  name,
  async () => (await import("./short-form.tsx")).ShortForm,
);

/** A newsletter or quote form; its script comes with the first touch, or at once for a draft. */
export function ShortFormIsland(props: ShortFormProps) {
  return (
    <Island name={name} draft={draftKey(props.texts.source)}>
      <Content {...props} />
    </Island>
  );
}
