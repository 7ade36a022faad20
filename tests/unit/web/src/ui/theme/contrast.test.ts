import { describe, expect, test } from "vitest";
import { focusRing } from "#web/src/ui/theme/focus-ring.ts";
import { semanticTokens } from "#web/src/ui/theme/tokens.ts";

type Scheme = "base" | "_dark";
const { colors } = semanticTokens;
type ColorName = keyof typeof colors;

/** Returns the relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function color(name: ColorName, scheme: Scheme): string {
  return colors[name].value[scheme];
}

/** Colors of text and of the ground below it, as the sections use them. */
const texts: [ColorName[], ColorName[]][] = [
  [
    ["ink", "muted", "brand", "accentText", "good"],
    ["page", "tinted", "card"],
  ],
  [["ink", "brand"], ["brandSoft"]],
  [["onDeep", "onDeepMuted", "gold"], ["deep"]],
];
/** What lies behind everything else. */
const grounds: ColorName[] = ["page", "tinted", "card", "brandSoft", "deep", "deepest"];
const pairs = texts.flatMap(([inks, grounds]) =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground }))),
);

test("measures black on white as 21, and a known gray just fails", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each<Scheme>(["base", "_dark"])("colors of %s", (scheme) => {
  test.each<ColorName>(grounds)(
    "a toast or notice differs from %s by its sheet or its border",
    (ground) => {
      const ratios = (["card", "field"] as const).map((name) =>
        contrast(color(name, scheme), color(ground, scheme)),
      );
      expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(pairs)("$ink is readable on $ground (AA)", ({ ink, ground }) => {
    expect(contrast(color(ink, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each<ColorName>(["accent", "accentHover"])(
    "white is readable on the main button, even on hover: %s",
    (ground) => {
      expect(contrast("#ffffff", color(ground, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each<ColorName>(["page", "card"])("the border of a field is visible on %s", (ground) => {
    expect(contrast(color("field", scheme), color(ground, scheme))).toBeGreaterThanOrEqual(3);
  });

  // The ring is between two thin rings in the color of the page (ui/theme/focus-ring.ts), so one of them is visible.
  test.each<ColorName>([...grounds, "brand", "accent"])(
    "the focus ring differs from %s and from an error",
    (ground) => {
      const ratios = (["brand", "page"] as const).map((name) =>
        contrast(color(name, scheme), color(ground, scheme)),
      );
      expect(Math.max(...ratios)).toBeGreaterThanOrEqual(3);
      expect(contrast(color("brand", scheme), color("page", scheme))).toBeGreaterThanOrEqual(3);
      expect(focusRing.outline).toContain("{colors.brand}");
    },
  );
});
