/* The loader of the public pages imports this when an island is needed (web/publish/prerender/loader.js). */
import "./islands/vanished-chunks.ts";
import { wakeWhenWanted } from "./islands/wake-islands.tsx";
import {
  carousel,
  checkup,
  contactForm,
  estimator,
  newsletterChoice,
  reader,
  reviewForm,
  scheduler,
  shortForm,
  sketch,
} from "./site/islands.ts";
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
