import { chakra } from "@chakra-ui/react";
import { cardSurface } from "../../ui/theme/card-surface.ts";

/** The height of the open calendar with its way out. */
export const openHeight = "47rem";

export const CalendarFrame = chakra("div", {
  base: {
    ...cardSurface,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "2-4",
    minHeight: { md: "26rem" },
    padding: "4-6",
    textAlign: "center",
    _empty: { display: "none" },
  },
});

/** The seven days of each week, drawn in thin lines. */
const weeks = {
  content: '""',
  flex: "1 1 0",
  alignSelf: "stretch",
  opacity: 0.7,
  "--day": "{colors.line}",
  backgroundImage:
    "linear-gradient(var(--day) 1px, transparent 1px), linear-gradient(90deg, var(--day) 1px, transparent 1px)",
  backgroundSize: "calc((100% - 1px) / 7) 4.5rem",
} as const;

/**
 * The place before the calendar is asked for. It reaches to the end of the screen if a link leads here, so that nothing
 * in view moves when the calendar opens by itself: the browser may draw the page before it knows its target.
 */
export const ClosedCalendarFrame = chakra(CalendarFrame, {
  base: {
    justifyContent: "flex-start",
    paddingTop: "12",
    minHeight: {
      base: `clamp(26rem, 100svh - 14rem, ${openHeight})`,
      md: `clamp(26rem, 100svh - 9rem, ${openHeight})`,
    },
    "section:target &": { minHeight: openHeight },
    _after: weeks,
  },
});
