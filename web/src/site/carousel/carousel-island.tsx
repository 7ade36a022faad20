import { type Island, IslandFrame } from "../../islands/island.tsx";
import type { CarouselProps } from "./carousel.tsx";

export const carousel: Island<CarouselProps> = {
  name: "carousel",
  load: async () => (await import("./carousel.tsx")).PortfolioCarousel,
};

/** The carousel is a row to swipe through from the start; buttons, keys and looping come once it is near. */
export function Carousel(props: CarouselProps) {
  return <IslandFrame island={carousel} props={props} wake="visible" />;
}
