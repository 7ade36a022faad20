import { chakra } from "@chakra-ui/react";
import { shownWord } from "../records/words.ts";

const Mark = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    fontSize: "sm",
    fontWeight: 600,
    whiteSpace: "nowrap",
    color: "muted",
    // There are three bars, and more of them are filled for a higher priority. The word says it too.
    "--filled": 0,
    "&[data-word=low]": { "--filled": 1 },
    "&[data-word=medium]": { "--filled": 2, color: "ink" },
    "&[data-word=high]": { "--filled": 3, color: "accentText" },
    _before: {
      content: '""',
      width: "1.25rem",
      height: "0.75rem",
      background:
        "linear-gradient(to right, currentColor calc(var(--filled) * 33.34%), color-mix(in srgb, currentColor 25%, transparent) 0)",
      maskImage:
        "linear-gradient(to right, #000 0 28%, #0000 0 36%, #000 0 64%, #0000 0 72%, #000 0)",
      // Gradients disappear where the device picks the colors.
      "@media (forced-colors: active)": { forcedColorAdjust: "none", color: "CanvasText" },
    },
    "& > span": { display: "inline-block" },
    "& > span::first-letter": { textTransform: "uppercase" },
  },
});

/** An unknown word gets a neutral look. */
export function PriorityMark({ priority }: { priority: string }) {
  const words = shownWord(priority);
  if (words === "") return null;
  return (
    <Mark data-word={priority}>
      <span>
        {words}
        <span> priority</span>
      </span>
    </Mark>
  );
}
