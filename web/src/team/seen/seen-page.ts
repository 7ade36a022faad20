/** Text, or an element with its attributes and children. An element outside the HTML namespace has `xmlns`. */
export type SeenNode =
  | string
  | [name: string, attributes: Record<string, string>, children: SeenNode[]];

/** A page of the team area as it was last on the screen. */
export interface SeenPage {
  /** The member who saw it, as the member's mark says (store/member-mark.ts). */
  member: string;
  /** The release's stylesheet, for which `rules` are made. */
  stylesheet: string;
  /** The rules that Emotion added to it. */
  rules: string[];
  nodes: SeenNode[];
}

declare global {
  interface Window {
    /** The page that entry-seen.ts has drawn. Its rules stay in the document. The app takes its place with `root`. */
    seenPage?: { rules: readonly string[]; root: HTMLElement };
  }
}
