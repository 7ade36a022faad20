/** A text, or an element with its attributes and what is in it; one of a namespace of its own has it as `xmlns`. */
export type SeenNode =
  | string
  | [name: string, attributes: Record<string, string>, children: SeenNode[]];

/** A page of the team area as it was on the screen last. */
export interface SeenPage {
  /** Who saw it, as the member's mark says (access/member-mark.ts). */
  member: string;
  /** The release's stylesheet, for which `rules` are made. */
  stylesheet: string;
  /** What Emotion added to it. */
  rules: string[];
  nodes: SeenNode[];
}

declare global {
  interface Window {
    /** The page that entry-seen.ts has drawn. Its rules stay in the document, its place the app takes with `root`. */
    seenPage?: { rules: readonly string[]; root: HTMLElement };
  }
}
