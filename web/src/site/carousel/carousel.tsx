import { chakra } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { PortfolioSite } from "../content/resolved-page.ts";
import { PortfolioCard } from "../sections/portfolio-card.tsx";
import { Buttons, CarouselButton, Slide, Slides, Viewport } from "./carousel-parts.ts";
import { useCarousel } from "./use-carousel.ts";

export interface CarouselProps {
  label: string;
  sites: PortfolioSite[];
}

/** Slides out of view are inert, so that neither Tab nor a screen reader gets lost in them (embla 8 doesn't). */
export function PortfolioCarousel({ label, sites }: CarouselProps) {
  const { viewportRef, inView, canScroll, scrollPrevious, scrollNext, announcement } = useCarousel(
    sites.length,
  );
  const isNext = (index: number) =>
    [1, sites.length - 1].some((step) => inView?.has((index + step) % sites.length));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") scrollPrevious();
    else if (event.key === "ArrowRight") scrollNext();
    else return;
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
