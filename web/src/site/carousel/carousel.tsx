import { chakra } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { PortfolioSite } from "../content/resolved-page.ts";
import { PortfolioCard } from "../sections/portfolio-card.tsx";
import { useCarousel } from "./use-carousel.ts";

export interface CarouselProps {
  label: string;
  sites: PortfolioSite[];
}

/** Until the script has loaded, this is a row to swipe; embla then moves the slides itself. */
const Viewport = chakra("div", {
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

const Slides = chakra("div", {
  base: {
    display: "flex",
    touchAction: "pan-y pinch-zoom",
    // On paper, the slides are in rows.
    "@media print": { flexWrap: "wrap", rowGap: "4", transform: "none !important" },
  },
});

const Slide = chakra("div", {
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
const Buttons = chakra("div", {
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

const CarouselButton = chakra("button", {
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

/** Slides out of view are inert, so that neither Tab nor a screen reader gets lost in them (embla 8 doesn't). */
export function PortfolioCarousel({ label, sites }: CarouselProps) {
  const { viewportRef, inView, canScroll, scrollPrevious, scrollNext, announcement } = useCarousel(
    sites.length,
  );
  const isNext = (index: number) =>
    [1, sites.length - 1].some((step) => inView?.has((index + step) % sites.length));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, metaKey } = event;
    const scroll = { ArrowLeft: scrollPrevious, ArrowRight: scrollNext }[key];
    // With Alt or Command, an arrow key goes back in the browser.
    if (!scroll || altKey || metaKey) return;
    scroll();
    event.preventDefault();
  };
  return (
    <chakra.section
      position="relative"
      aria-roledescription="carousel"
      aria-label={`${label}, carousel`}
      onKeyDown={onKeyDown}
    >
      <Viewport ref={viewportRef}>
        <Slides>
          {sites.map((site, index) => (
            <Slide
              key={site.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${sites.length}`}
              inert={inView !== undefined && !inView.has(index)}
            >
              <PortfolioCard site={site} eager={isNext(index)} />
            </Slide>
          ))}
        </Slides>
      </Viewport>
      <Buttons>
        <CarouselButton
          type="button"
          aria-label="Previous"
          onClick={scrollPrevious}
          disabled={!canScroll}
        >
          <Icon name="arrow-left" size="22px" />
        </CarouselButton>
        <CarouselButton type="button" aria-label="Next" onClick={scrollNext} disabled={!canScroll}>
          <Icon name="arrow-right" size="22px" />
        </CarouselButton>
      </Buttons>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </chakra.section>
  );
}
