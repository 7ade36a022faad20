/** Id of an icon's symbol where a prerendered page brings it along (web/publish/prerender/inline-icons.ts). */
export function inlineIconId(name: string): string {
  return `icon-${name}`;
}
