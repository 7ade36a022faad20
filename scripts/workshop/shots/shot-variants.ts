import type { BrowserContextOptions } from "playwright";

/** A way to look at a page. */
export interface ShotVariant {
  name: string;
  options: BrowserContextOptions;
  /** An additional style sheet, for looks that a browser has no option for. */
  style?: string;
  isPrinted?: boolean;
}

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

/** The looks for every change. */
export const mainVariants: readonly ShotVariant[] = [phone, tablet, desktop].flatMap((viewport) =>
  (["light", "dark"] as const).map((colorScheme) => ({
    name: `${viewport.width} ${colorScheme}`,
    options: { viewport, colorScheme },
  })),
);

/** The looks that `--all` adds, because some visitors need them. */
export const rareVariants: readonly ShotVariant[] = [
  { name: "844 landscape", options: { viewport: { width: 844, height: 390 } } },
  {
    name: "360 text 200 %",
    options: { viewport: phone },
    style: ":root { font-size: 200% !important; }",
  },
  { name: "360 forced colors", options: { viewport: phone, forcedColors: "active" } },
  { name: "printed", options: { viewport: { width: 816, height: 1056 } }, isPrinted: true },
];
