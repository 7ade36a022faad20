export const narrow = { width: 360, height: 740 };
export const wide = { width: 1280, height: 800 };

/**
 * Both sizes with both color schemes, in two pairs. The size decides which rules apply to a page, and the scheme
 * decides its colors, so a test can show some pages of a kind on one pair and some on the other. Checking colors takes
 * nearly all of axe's time.
 */
export const screens = {
  lightWhenNarrow: [
    { ...narrow, colorScheme: "light" },
    { ...wide, colorScheme: "dark" },
  ],
  darkWhenNarrow: [
    { ...narrow, colorScheme: "dark" },
    { ...wide, colorScheme: "light" },
  ],
} as const;
