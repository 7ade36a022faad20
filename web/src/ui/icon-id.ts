/** The ID of an icon's symbol if a prerendered page contains it (web/publish/prerender/inline-icons.ts). */
export function inlineIconId(name: string): string {
  return `icon-${name}`;
}
