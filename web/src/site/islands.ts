import type { ContactFormProps } from "../forms/contact/contact-form.tsx";
import type { ReviewFormProps } from "../forms/review/review-form.tsx";
import type { ShortFormProps } from "../forms/short/short-form.tsx";
import type { Island } from "../islands/island.tsx";
import type { ReaderProps } from "./blog/reader.tsx";
import type { CarouselProps } from "./carousel/carousel.tsx";
import type { CheckupProps } from "./checkup/checkup.tsx";
import type { EstimatorProps } from "./estimator/estimator.tsx";
import type { SketchProps } from "./sketch/sketch.tsx";

/* All islands of the public pages. The sections that show them say what wakes them. */

export const contactForm: Island<ContactFormProps> = {
  name: "contact-form",
  load: async () => (await import("../forms/contact/contact-form.tsx")).ContactForm,
};

export const shortForm: Island<ShortFormProps> = {
  name: "short-form",
  load: async () => (await import("../forms/short/short-form.tsx")).ShortForm,
};

export const reviewForm: Island<ReviewFormProps> = {
  name: "review-form",
  load: async () => (await import("../forms/review/review-form.tsx")).ReviewForm,
};

export const reader: Island<ReaderProps> = {
  name: "reader",
  load: async ({ path }) => (await import("./blog/reader.tsx")).readerAt(path),
};

export const carousel: Island<CarouselProps> = {
  name: "carousel",
  load: async () => (await import("./carousel/carousel.tsx")).PortfolioCarousel,
};

export const checkup: Island<CheckupProps> = {
  name: "checkup",
  load: async () => (await import("./checkup/checkup.tsx")).Checkup,
};

export const estimator: Island<EstimatorProps> = {
  name: "estimator",
  load: async () => (await import("./estimator/estimator.tsx")).Estimator,
};

export const newsletterChoice: Island<object> = {
  name: "newsletter-choice",
  load: async () => (await import("./newsletter/newsletter-choice.tsx")).NewsletterChoice,
};

export const scheduler: Island<object> = {
  name: "scheduler",
  load: async () => (await import("./scheduler/scheduler.tsx")).Scheduler,
};

export const sketch: Island<SketchProps> = {
  name: "sketch",
  load: async () => (await import("./sketch/sketch.tsx")).Sketch,
};
