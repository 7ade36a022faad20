import { inlineIconId } from "../../src/ui/icon-id.ts";

const used = new RegExp(`<use href="#${inlineIconId("([a-z-]+)")}"`, "g");

/**
 * The symbols of the sprite (web/src/ui/icons.svg) that a page's HTML uses, as a hidden element next to it: the icons
 * are painted with the first text, and need no request.
 * @throws Error when the sprite lacks a symbol.
 */
export function inlineIcons(html: string, sprite: string): string {
  const names = new Set([...html.matchAll(used)].map(([, name = ""]) => name));
  const symbols = [...names].map((name) => {
    const [symbol] = new RegExp(`<symbol id="${name}".*?</symbol>`, "s").exec(sprite) ?? [];
    if (!symbol) throw new Error(`the icon "${name}" is not in web/src/ui/icons.svg`);
    return symbol.replace(`id="${name}"`, `id="${inlineIconId(name)}"`);
  });
  return symbols.length > 0 ? `<div hidden><svg>${symbols.join("")}</svg></div>` : "";
}
