/* The loader of the public pages imports this when an island is needed (web/publish/prerender/loader.js). */
import { contactForm } from "./forms/contact/contact-form-island.tsx";
import { reviewForm } from "./forms/review/review-form-island.tsx";
import { shortForm } from "./forms/short/short-form-island.tsx";
import "./islands/vanished-chunks.ts";
import { wakeWhenWanted } from "./islands/wake-islands.tsx";
import { reader } from "./site/blog/reader-island.tsx";
import { carousel } from "./site/carousel/carousel-island.tsx";
import { checkup } from "./site/checkup/checkup-island.tsx";
import { estimator } from "./site/estimator/estimator-island.tsx";
import { newsletterChoice } from "./site/newsletter/newsletter-choice-island.tsx";
import { scheduler } from "./site/scheduler/scheduler-island.tsx";
import { sketch } from "./site/sketch/sketch-island.tsx";
import "./ui/fonts/fonts.css";
import "./ui/theme/view-transition.css";

wakeWhenWanted(contactForm);
wakeWhenWanted(shortForm);
wakeWhenWanted(carousel);
wakeWhenWanted(scheduler);
wakeWhenWanted(estimator);
wakeWhenWanted(checkup);
wakeWhenWanted(sketch);
wakeWhenWanted(newsletterChoice);
wakeWhenWanted(reviewForm);
wakeWhenWanted(reader);
