import type { MouseEvent, ReactNode } from "react";
import { addressOf, type EditorLocation } from "./use-address.ts";

interface EditorLinkProps {
  to: EditorLocation;
  go: (to: EditorLocation) => void;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link inside the editor. It's a real link, so that it can be opened in a second window. */
export function EditorLink({ to, go, isCurrent = false, children }: EditorLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={addressOf(to)} onClick={follow} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  );
}
