import type { ComponentType } from "react";
import type { ResolvedSection } from "../content/resolved-page.ts";
import { CardsSection } from "./cards-section.tsx";
import { CaseStudiesSection } from "./case-studies-section.tsx";
import { FaqSection } from "./faq-section.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { BandSection, FormSection } from "./form-sections.tsx";
import { HeroSection } from "./hero-section.tsx";
import {
  CheckupSection,
  EstimatorSection,
  NewsletterSection,
  ReviewSection,
  SchedulerSection,
} from "./island-sections.tsx";
import { ListsSection } from "./lists-section.tsx";
import { MapSection } from "./map-section.tsx";
import { PlansSection } from "./plans-section.tsx";
import { PortfolioSection } from "./portfolio-section.tsx";
import { PriceTableSection } from "./price-table-section.tsx";
import { ProseSection } from "./prose-section.tsx";
import { StepsSection } from "./steps-section.tsx";
import { StorySection } from "./story-section.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";

export const components: {
  [Kind in ResolvedSection["kind"]]: ComponentType<{ section: ResolvedSection<Kind> }>;
} = {
  hero: HeroSection,
  cards: CardsSection,
  map: MapSection,
  figures: FiguresSection,
  testimonials: TestimonialsSection,
  portfolio: PortfolioSection,
  "case-studies": CaseStudiesSection,
  plans: PlansSection,
  "price-table": PriceTableSection,
  lists: ListsSection,
  steps: StepsSection,
  story: StorySection,
  prose: ProseSection,
  checkup: CheckupSection,
  estimator: EstimatorSection,
  faq: FaqSection,
  form: FormSection,
  newsletter: NewsletterSection,
  review: ReviewSection,
  scheduler: SchedulerSection,
  band: BandSection,
};
