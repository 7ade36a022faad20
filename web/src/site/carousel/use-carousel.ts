import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useLayoutEffect, useRef, useState } from "react";

type Direction = "previous" | "next";

/** Returns the slide that the visitor had swiped to before embla took over. */
function swipedTo(viewport: HTMLElement, count: number): number {
  const slideWidth = viewport.scrollWidth / count;
  return slideWidth > 0 ? Math.round(viewport.scrollLeft / slideWidth) : 0;
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function positionSentence(slides: number[], count: number): string {
  const numbers = slides.map((slide) => slide + 1);
  return numbers.length === 1
    ? `Showing site ${numbers[0]} of ${count}`
    : `Showing sites ${numbers.join(", ")} of ${count}`;
}

/** Adds what embla lacks, such as stillness where motion is unwanted, and words for screen readers. */
export function useCarousel(count: number) {
  const [emblaRef, embla] = useEmblaCarousel({
    loop: true,
    // Only slides in view can have the focus (the others are inert), so nothing needs to move for it.
    watchFocus: false,
    align: "start",
    inViewThreshold: 0.6,
  });
  const [inView, setInView] = useState<Set<number>>();
  const [canScroll, setCanScroll] = useState(true);
  const [announcement, setAnnouncement] = useState("");

  // This runs before anything can be pressed: a later restart of embla would undo a press (seen in WebKit on a busy
  // machine).
  useLayoutEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const start = swipedTo(viewport, count);
    viewport.dataset.moving = "";
    viewport.scrollLeft = 0;
    embla.reInit({ startIndex: start });
    const update = () => {
      // The answer is empty until the observer has reported; then nothing is hidden.
      const slides = embla.slidesInView();
      setInView(slides.length > 0 ? new Set(slides) : undefined);
      setCanScroll(embla.canScrollNext() || embla.canScrollPrev());
    };
    update();
    embla.on("slidesInView", update).on("reInit", update);
    return () => {
      embla.off("slidesInView", update).off("reInit", update);
    };
  }, [embla, count]);

  // A press that the loader held for this script comes before embla is ready.
  const early = useRef<Direction[]>([]);

  const scroll = useCallback(
    (direction: Direction) => {
      if (!embla) {
        early.current.push(direction);
        return;
      }
      const jump = prefersStillness();
      if (direction === "previous") embla.scrollPrev(jump);
      else embla.scrollNext(jump);
      const shown = embla.slidesInView().length || 1;
      const first = embla.selectedScrollSnap();
      setAnnouncement(
        positionSentence(
          Array.from({ length: shown }, (_, offset) => (first + offset) % count),
          count,
        ),
      );
    },
    [embla, count],
  );

  useLayoutEffect(() => {
    if (embla) for (const direction of early.current.splice(0)) scroll(direction);
  }, [embla, scroll]);

  return {
    viewportRef: emblaRef,
    inView,
    canScroll,
    announcement,
    scrollPrevious: useCallback(() => scroll("previous"), [scroll]),
    scrollNext: useCallback(() => scroll("next"), [scroll]),
  };
}
