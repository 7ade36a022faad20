import { defineSemanticTokens, defineTokens } from "@chakra-ui/react";

/** Raw scales, with only what is used: each token becomes a custom property on every page. */
export const tokens = defineTokens({
  fonts: {
    heading: { value: "var(--heading-font)" },
    body: {
      value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    },
  },
  fontSizes: {
    sm: { value: "0.9375rem" },
    // This is a step smaller on a phone, where pages are longest.
    md: { value: "clamp(1rem, 0.9rem + 0.4vw, 1.0625rem)" },
    lg: { value: "clamp(1rem, 0.85rem + 0.7vw, 1.1875rem)" },
    /** From `sm` on a phone to `md`: the size for text that is read entry by entry. */
    copy: { value: "clamp(0.9375rem, 0.8rem + 0.6vw, 1.0625rem)" },
    h3: { value: "clamp(1.125rem, 1.05rem + 0.35vw, 1.25rem)" },
    // Headings are no wider than the screen: at 200% on a phone, their words would break in the middle.
    h2: { value: "min(clamp(1.5rem, 1rem + 2.3vw, 2.25rem), 13vw)" },
    h1: { value: "min(clamp(1.875rem, 1.2rem + 3.5vw, 3.75rem), 15vw)" },
  },
  // The larger ones grow with the text only as far as the screen does: at 200%, the room is for words.
  spacing: {
    1: { value: "0.25rem" },
    2: { value: "0.5rem" },
    3: { value: "min(0.75rem, 3.4vw)" },
    4: { value: "min(1rem, 4.5vw)" },
    5: { value: "min(1.25rem, 5.6vw)" },
    6: { value: "min(1.5rem, 6.7vw)" },
    8: { value: "min(2rem, 8.9vw)" },
    10: { value: "min(2.5rem, 11.2vw)" },
    12: { value: "min(3rem, 13.4vw)" },
    // These go from a phone's step to a tablet's; two steps at a breakpoint would need a rule for each use.
    "1-2": { value: "clamp(0.25rem, 1vw, 0.5rem)" },
    "1-3": { value: "clamp(0.25rem, 2vw - 0.2rem, 0.75rem)" },
    "2-4": { value: "clamp(0.5rem, 2.1vw, 1rem)" },
    "3-5": { value: "min(clamp(0.75rem, 2vw + 0.3rem, 1.25rem), 3.4vw)" },
    "4-6": { value: "min(clamp(1rem, 2vw + 0.55rem, 1.5rem), 4.5vw)" },
    "4-8": { value: "min(clamp(1rem, 4vw + 0.1rem, 2rem), 4.5vw)" },
    "5-8": { value: "min(clamp(1.25rem, 3vw + 0.6rem, 2rem), 5.6vw)" },
    // This is above and below a section's content: between two sections, it makes 56 px on a phone, 64 on a desktop.
    section: { value: "min(7.8vw, 2rem)" },
    gutter: { value: "min(clamp(1.125rem, 0.6rem + 2.4vw, 2.5rem), 5.1vw)" },
  },
  radii: {
    sm: { value: "0.5rem" },
    md: { value: "0.875rem" },
    lg: { value: "1.375rem" },
    full: { value: "999px" },
  },
});

/** Colors by meaning, each for light and dark; every text pair is at least AA (tested with axe). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    page: { value: { base: "#fdfbf6", _dark: "#0f1715" } },
    tinted: { value: { base: "#f5efe2", _dark: "#15201d" } },
    card: { value: { base: "#ffffff", _dark: "#1b2724" } },
    deep: { value: { base: "#12403a", _dark: "#0b2b27" } },
    /** The footer, darker than a deep section above it. */
    deepest: { value: { base: "#0b2b27", _dark: "#06201c" } },
    onDeep: { value: { base: "#fbf7ec", _dark: "#eef3f0" } },
    onDeepMuted: { value: { base: "#cfdfd8", _dark: "#b9cbc3" } },
    ink: { value: { base: "#1b2421", _dark: "#eef3f0" } },
    muted: { value: { base: "#4a5954", _dark: "#b3c2bb" } },
    brand: { value: { base: "#12403a", _dark: "#8fd6c1" } },
    brandSoft: { value: { base: "#e2eee8", _dark: "#203530" } },
    accent: { value: { base: "#b3233f", _dark: "#c43753" } },
    accentHover: { value: { base: "#951b33", _dark: "#ad2c47" } },
    accentText: { value: { base: "#a11d37", _dark: "#ffa6b6" } },
    line: { value: { base: "#e3d9c6", _dark: "#2d3d38" } },
    field: { value: { base: "#8b8574", _dark: "#6f837b" } },
    gold: { value: { base: "#e0a526", _dark: "#e7b547" } },
    good: { value: { base: "#1c6b4b", _dark: "#8fe0b6" } },
  },
  shadows: {
    card: {
      value: {
        base: "0 1px 2px rgb(27 36 33 / .06), 0 8px 24px rgb(27 36 33 / .07)",
        _dark: "0 1px 2px rgb(0 0 0 / .4)",
      },
    },
  },
});
