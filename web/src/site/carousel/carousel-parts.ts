import { chakra } from "@chakra-ui/react";

/** Until the script has loaded, this is a row to swipe; embla then moves the slides itself. */
export const Viewport = chakra("div", {
  base: {
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    marginInline: "-3",
    paddingBlock: "2",
    "@media print": { overflow: "visible !important" },
    "&[data-moving]": { overflow: "hidden", scrollSnapType: "none" },
  },
});

export const Slides = chakra("div", {
  base: {
    display: "flex",
    touchAction: "pan-y pinch-zoom",
    // On paper, the slides are in rows.
    "@media print": { flexWrap: "wrap", rowGap: "4", transform: "none !important" },
  },
});

export const Slide = chakra("div", {
  base: {
    flexGrow: 0,
    flexShrink: 0,
    "@media print": {
      flexBasis: "33.3333%",
      transform: "none !important",
      breakInside: "avoid",
    },
    flexBasis: { base: "100%", md: "50%", lg: "33.3333%" },
    minWidth: 0,
    paddingInline: "3",
    scrollSnapAlign: "start",
  },
});

/** The buttons are below the slides, or beside them if the screen has room there. */
export const Buttons = chakra("div", {
  base: {
    display: "flex",
    gap: "3",
    marginTop: "4",
    "@media (min-width: 80rem)": {
      position: "absolute",
      inset: "50% -3.75rem auto",
      justifyContent: "space-between",
      alignItems: "center",
      margin: 0,
      // What lies between the two is for the slides.
      height: 0,
    },
  },
});

export const CarouselButton = chakra("button", {
  base: {
    width: "3rem",
    height: "3rem",
    display: "inline-grid",
    placeItems: "center",
    borderRadius: "full",
    borderWidth: "2px",
    borderStyle: "solid",
    borderColor: "currentColor",
    background: "transparent",
    color: "brand",
    cursor: "pointer",
    _hover: { background: "brandSoft" },
    _disabled: { opacity: 0.4, cursor: "default" },
  },
});
