import { Island } from "../../islands/island.tsx";
import { lazyContent } from "../../islands/lazy-content.ts";
import type { ShareButtonProps } from "./share-button.tsx";

const island = "share";

const Content = lazyContent<ShareButtonProps>(
  island,
  async () => (await import("./share-button.tsx")).ShareButton,
);

/** Hands the post's address on; what does it comes with the first touch. */
export function ShareLink(props: ShareButtonProps) {
  return (
    <Island name={island}>
      <Content {...props} />
    </Island>
  );
}
