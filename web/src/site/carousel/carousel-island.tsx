import { Island } from "../../islands/island.tsx";
import { lazyContent } from "../../islands/lazy-content.ts";
import type { CarouselProps } from "./carousel.tsx";

const name = "carousel";

const Content = lazyContent<CarouselProps>(
  name,
  async () => (await import("./carousel.tsx")).PortfolioCarousel,
);

/** The carousel: a row to swipe through from the start; buttons, keys and looping when it comes near. */
export function Carousel(props: CarouselProps) {
  return (
    <Island name={name} wake="visible">
      <Content {...props} />
    </Island>
  );
}
