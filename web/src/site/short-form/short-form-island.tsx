import { Island } from "../island/island.tsx";
import { lazyContent } from "../island/lazy-content.ts";
import type { ShortFormProps } from "./short-form.tsx";

const name = "short-form";

const Content = lazyContent<ShortFormProps>(
  name,
  async () => (await import("./short-form.tsx")).ShortForm,
);

/** A newsletter or quote form; its script comes with the first touch. */
export function ShortFormIsland(props: ShortFormProps) {
  return (
    <Island name={name}>
      <Content {...props} />
    </Island>
  );
}
